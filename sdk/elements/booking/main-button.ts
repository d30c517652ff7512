import type { ButtonWords } from "./booking.props.ts";
import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../contracts/locale.ts";
import type { BookingProps } from "./booking.props.ts";
import { useLazyWords } from "./lazy-parts.tsx";
import { dayInWords } from "../../parts/when.ts";

/** The main button's text says what it does; undefined until the texts of a later step are loaded. */
export function useButtonWords(props: BookingProps): ButtonWords | undefined {
  const { t, i18n } = useLingui();
  const lazyWords = useLazyWords();
  const { button, summary, locale, view } = props;
  const busyWord = t`One moment, please.`;
  if (button?.kind === "chooseDate") return { words: t`Choose a date`, shortWords: t`Choose a date`, busyWord };
  if (button?.kind !== "chooseOffer") return lazyWords?.buttonWords(props, busyWord, (message) => i18n._(message));
  if (props.isAllDay) return { words: t`Continue`, shortWords: t`Continue`, busyWord };
  const day = summary.date ? dayInWords(summary.date, languageTag(locale)) : "";
  const names = view.kind === "date" && day && button.isComplete;
  return { words: names ? t`Choose a time on ${day}` : t`Choose a time`, shortWords: t`Choose a time`, busyWord };
}
