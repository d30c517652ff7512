import { useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "../../contracts/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TroubleFacts } from "./booking.props.ts";
import { slotInWords } from "./when.ts";

/** What happened, what it means for the booking, what to do now (purchase spec §8). */
export function Trouble({ trouble, locale }: { readonly trouble: TroubleFacts; readonly locale: Locale }) {
  const { t } = useLingui();
  const date = trouble.date ? slotInWords(trouble.date, languageTag(locale)) : "";
  const words: Record<TroubleFacts["code"], () => string> = {
    error500: () =>
      t({ id: "activity.widget.error500", message: "Something went wrong on our side. Nothing was booked and nothing was charged. Please try again." }),
    errorDate: () =>
      t({
        id: "activity.widget.errorDate",
        message: `${date} can no longer be booked like this. Nothing was charged. Please choose another time or fewer tickets.`,
      }),
    offline: () => t`You seem to be offline. Your choices are kept. Try again once you have a connection.`,
    restore: () => t`Not everything of this link can still be booked. Please choose what is missing.`,
    notFound: () => t`This activity is no longer offered here.`,
    reservationLost: () => t`The reservation that you wanted to change has lapsed. Your choices are kept: you can reserve them anew.`,
  };
  return (
    <div className="py-3">
      <Notice
        tone="warning"
        role="alert"
        actions={
          trouble.again && (
            <Button look="quiet" size="small" onPress={trouble.again}>
              {t({ id: "general.tryAgain", message: "Try again" })}
            </Button>
          )
        }
      >
        {words[trouble.code]()}
      </Notice>
    </div>
  );
}
