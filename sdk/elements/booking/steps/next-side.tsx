import { Plural, useLingui } from "@lingui/react/macro";
import { CalendarCheck, Lock, ReceiptText, Smartphone, Timer } from "lucide";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import type { SummaryDetails } from "../booking.props.ts";
import { WhatHappensNext } from "../frame/what-happens-next.tsx";
import { cutOffInWords } from "../../../parts/when.ts";

/** What stands beside the total, which itself says what the summary would. */
export default function NextSide({
  isOnRequest,
  isFree,
  isInvoiced,
  requestEnd,
  persons,
  isMove,
  locale,
}: Pick<SummaryDetails, "isOnRequest" | "isFree" | "isInvoiced" | "requestEnd" | "persons" | "isMove"> & {
  locale: Locale;
}) {
  const { t } = useLingui();
  if (isMove)
    return (
      <WhatHappensNext
        title={t`What happens next`}
        things={[
          { icon: CalendarCheck, words: t`Your booking changes as soon as you confirm; until then it stays as it is` },
          { icon: Smartphone, words: t`You get a message about the change by e-mail` },
        ]}
      />
    );
  return (
    <WhatHappensNext
      title={t`What happens next`}
      things={[
        {
          icon: Timer,
          words: (
            <Plural
              value={persons}
              one="We hold your seat for 30 minutes"
              other="We hold your # seats for 30 minutes"
            />
          ),
        },
        ...(isFree
          ? []
          : [
              isInvoiced
                ? { icon: ReceiptText, words: t`You book on invoice: there is nothing to pay now` }
                : { icon: Lock, words: t`You pay on a secure page with TWINT, card or Apple Pay` },
            ]),
        {
          icon: Smartphone,
          words: isOnRequest
            ? requestEnd
              ? t`The supplier confirms by ${cutOffInWords(requestEnd, languageTag(locale))}; then the ticket comes by e-mail`
              : t`The supplier confirms within 48 hours; then the ticket comes by e-mail`
            : t`The ticket comes by e-mail and works without a connection`,
        },
      ]}
    />
  );
}
