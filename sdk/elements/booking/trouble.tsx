import { useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "../../contracts/locale.ts";
import type { TroubleFacts } from "./booking.props.ts";
import { useLaterWords } from "./later.tsx";
import { PreviewNotice } from "./preview-notice.tsx";
import { slotInWords } from "./when.ts";

/** What happened, what it means for the booking, what to do now (purchase spec §8). */
export function Trouble({ trouble, locale }: { readonly trouble: TroubleFacts; readonly locale: Locale }) {
  const { t, i18n } = useLingui();
  const later = useLaterWords();
  const { code, date } = trouble;
  const words = () => {
    if (code === "offline") return t`You seem to be offline. Your choices are kept. Try again once you have a connection.`;
    if (code === "notFound") return t`This activity is no longer offered here.`;
    const said = later?.troubleWords(code, date ? slotInWords(date, languageTag(locale)) : "");
    return said
      ? i18n._(said)
      : t({ id: "activity.widget.error500", message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again." });
  };
  return (
    <div className="py-3">
      <PreviewNotice role="alert" action={trouble.again && { word: t({ id: "general.tryAgain", message: "Try again" }), onPress: trouble.again }}>
        {words()}
      </PreviewNotice>
    </div>
  );
}
