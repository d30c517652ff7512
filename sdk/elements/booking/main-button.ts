import { useLingui } from "@lingui/react/macro";
import { languageTag } from "../../contracts/locale.ts";
import type { BookingProps, ButtonFacts } from "./booking.props.ts";
import { dayInWords } from "./when.ts";

/** The main button says what will happen: in full, and in short for a narrow bar. */
export function useButtonWords({ button, summary, locale, view }: BookingProps): { words: string; shortWords: string; busyWord: string } {
  const { t } = useLingui();
  const day = summary.date ? dayInWords(summary.date, languageTag(locale)) : "";
  const time = summary.time ?? "";
  const all: Record<ButtonFacts["kind"], () => readonly [string, string]> = {
    chooseDate: () => [t`Choose a date`, t`Choose a date`],
    chooseOffer: () =>
      view.kind === "date" && day && button?.isComplete ? [t`Choose a time on ${day}`, t`Choose a time`] : [t`Choose a time`, t`Choose a time`],
    chooseTickets: () =>
      view.kind === "offers" && time && button?.isComplete ? [t`Choose tickets for ${time}`, t`Choose tickets`] : [t`Choose tickets`, t`Choose tickets`],
    fillIn: () => [t`Tell us who is coming`, t`Guest details`],
    review: () => [t`Review the total`, t`Review`],
    reserve: () => [t`Reserve for 30 minutes and pay`, t`Reserve and pay`],
    change: () => [t`Save the change`, t`Save the change`],
    backToDate: () => [t`Choose a date`, t`Choose a date`],
  };
  const [words, shortWords] = button ? all[button.kind]() : ["", ""];
  const reserves = button?.kind === "reserve" || button?.kind === "change";
  return { words, shortWords, busyWord: reserves ? t`Reserving your seats` : t`One moment, please.` };
}
