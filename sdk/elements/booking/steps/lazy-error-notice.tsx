import { useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { formatMoney } from "../../../contracts/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ErrorDetails } from "../booking.props.ts";
import type { ErrorNoticeProps } from "../error-notice.tsx";
import { fullDateInWords, slotInWords } from "../../../parts/when.ts";
import { Alternatives } from "./alternatives.tsx";
import { OpenPayment } from "./open-payment.tsx";

/** Troubles that the preview has no words for. Where the page itself is in the way, the partner's own link leads on. */
export default function LazyErrorNotice(props: ErrorNoticeProps) {
  const { payment } = props.error;
  return payment ? <OpenPayment {...payment} /> : <OtherError {...props} />;
}

function OtherError({ error, locale, unavailable, similar }: ErrorNoticeProps) {
  const { t } = useLingui();
  const { code, retry } = error;
  const words = useErrorText(error, locale);
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        actions={
          retry &&
          code !== "notFound" && (
            <Button variant="quiet" size="small" onPress={retry}>
              {t({ id: "general.tryAgain", message: "Try again" })}
            </Button>
          )
        }
      >
        {words}
      </Notice>
      {(code === "policy_blocked" || code === "cors_refused" || code === "notFound") && <slot />}
      {code === "notFound" && <Alternatives similar={similar} unavailable={unavailable} locale={locale} />}
    </>
  );
}

function useErrorText({ code, date: startsAt, prices }: ErrorDetails, locale: Locale): string {
  const { t } = useLingui();
  switch (code) {
    case "policy_blocked":
    case "cors_refused":
      return t`Booking doesn't work inside this page at the moment. Nothing was booked and nothing was charged.`;
    case "errorDate": {
      const date = startsAt ? slotInWords(startsAt, languageTag(locale)) : "";
      return t({
        id: "activity.widget.errorDate",
        message: `${date} can no longer be booked like this. Nothing was charged. Please choose differently, or fewer tickets.`,
      });
    }
    case "restore":
      return t`Not everything of this link can still be booked. Please choose what is missing.`;
    case "datePassed": {
      const next = startsAt && fullDateInWords(startsAt, languageTag(locale));
      return next
        ? t`The day of this link has passed. The next one that can be booked is ${next}.`
        : t`The day of this link has passed, and no other day can be booked at the moment.`;
    }
    case "dateNonexistent": {
      const next = startsAt && fullDateInWords(startsAt, languageTag(locale));
      return next
        ? t`There is no such day as the one in this link. The next one that can be booked is ${next}.`
        : t`There is no such day as the one in this link, and no other day can be booked at the moment.`;
    }
    case "dateUnavailable": {
      const next = startsAt ? fullDateInWords(startsAt, languageTag(locale)) : "";
      return t`The day that was asked for can't be booked. ${next} is chosen in its place.`;
    }
    case "reservationLost":
      return t`The reservation that you wanted to change has lapsed. Your choices are kept: you can reserve them anew.`;
    case "notRebookable":
      return t`This booking can no longer be moved. Nothing has changed.`;
    case "moveUnknown":
      return t`We don’t know whether your booking was moved. Please press again: it is moved only once.`;
    case "costsMore":
      return t`Meanwhile this costs more than you have paid. Nothing has changed. Please choose another time or fewer tickets.`;
    case "movedBefore":
      return t`Your first change went through after all. What you see below is what another one costs from there: press again if you want it.`;
    case "priceChanged":
      if (prices) {
        const [before, now] = prices.map((difference) => {
          const amount = formatMoney(Math.abs(difference));
          if (difference === 0) return t`nothing`;
          return difference < 0 ? t`${amount} back` : t`${amount} more`;
        });
        return t`The price has changed since you looked at it. Before: ${before!}. Now: ${now!}. Nothing has changed in your booking yet: press again if you agree.`;
      }
      return t`This has changed since you looked at it. Nothing has changed in your booking yet. Please look at what it is and costs now, and press again if you agree.`;
    default:
      return t`This activity is no longer offered here.`;
  }
}
