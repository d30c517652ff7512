import { useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { formatMoney } from "../../../contracts/money.ts";
import { dateOf } from "../../../contracts/time.ts";
import { useChangeWords } from "../../../parts/changes/change-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sentences } from "../../../ui/sentences.tsx";
import type { ErrorDetails } from "../booking.props.ts";
import type { ErrorNoticeProps } from "../error-notice.tsx";
import { fullDateInWords, slotInWords } from "../../../parts/when.ts";
import { Alternatives } from "./alternatives.tsx";
import { OpenPayment } from "./open-payment.tsx";

/** Troubles that the preview has no words for. Where the page itself is in the way, the partner's own link leads on. */
export default function LazyErrorNotice(props: ErrorNoticeProps) {
  const { payment, changes } = props.error;
  if (payment) return <OpenPayment {...payment} />;
  return changes ? <LinkChanges {...props} changes={changes} /> : <OtherError {...props} />;
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

/** What has changed since a link was made, before anything is reserved; in the same words as of a restored basket. */
function LinkChanges({
  error,
  locale,
  isNet,
  changes,
}: ErrorNoticeProps & { readonly changes: NonNullable<ErrorDetails["changes"]> }) {
  const { t } = useLingui();
  const { soldOut, costs } = useChangeWords();
  const tag = languageTag(locale);
  const lostDate = useErrorText(error, locale);
  const priceSentence = (is: string, was: string) => {
    if (isNet) return t`The price has changed. Please look at the total.`;
    /* The total beside it is that of fewer people. */
    return changes.some(({ kind }) => kind === "fewer")
      ? t`For everyone it would now cost ${is} instead of ${was}.`
      : costs(is, was);
  };
  const sentenceOf = (change: (typeof changes)[number]): string => {
    switch (change.kind) {
      case "price":
        return priceSentence(formatMoney(change.now), formatMoney(change.before));
      case "soldOut":
        return soldOut(
          change.isAllDay ? fullDateInWords(dateOf(change.startsAt), tag) : slotInWords(change.startsAt, tag),
        );
      case "timeGone":
        return t`The time of this link can no longer be booked.`;
      case "offerGone":
        return t`What this link has chosen is no longer offered.`;
      case "ticketsGone":
        return t`The tickets of this link are not sold for this time.`;
      case "fewer":
        return t`You wanted ${change.requested} people, but only ${change.possible} can be booked here. That many are chosen now.`;
      case "other":
        return t`Not everything of this link can still be booked. Please choose what is missing.`;
    }
  };
  const isGeneral = changes.length === 1 && changes[0]!.kind === "other";
  return (
    <Notice
      tone="warning"
      role="alert"
      title={isGeneral ? undefined : t`Something has changed since this link was made`}
      actions={
        error.otherDay && (
          <Button variant="quiet" size="small" onPress={error.otherDay}>
            {t`Choose another day`}
          </Button>
        )
      }
    >
      <Sentences of={[...(error.code === "restore" ? [] : [lostDate]), ...changes.map(sentenceOf)]} />
      {!isGeneral && <p className="mt-1">{t`Everything else is as the link has it. Nothing is reserved yet.`}</p>}
    </Notice>
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
