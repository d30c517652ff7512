import { useLingui } from "@lingui/react/macro";
import { CalendarCheck } from "lucide";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { SummaryFacts } from "../booking.props.ts";
import { cutOffInWords } from "../when.ts";
import { OnRequest } from "./on-request.tsx";

interface ConditionsProps {
  readonly summary: Pick<SummaryFacts, "isOnRequest" | "isFinal" | "cancellableUntil" | "requestEnd">;
  readonly locale: Locale;
}

/** Below every step before the total: what the visitor should know of the booking before they go on. */
export default function Conditions({ summary: { isOnRequest, isFinal, cancellableUntil, requestEnd }, locale }: ConditionsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 pt-3">
      {isOnRequest && <OnRequest end={requestEnd} locale={locale} />}
      {isFinal && <p className="text-14 text-ink-2">{t`Once booked, this can't be cancelled.`}</p>}
      {cancellableUntil && (
        /* Beside the steps the summary says it. */
        <p className="flex gap-2 text-14 text-success @min-[640px]/frame:hidden">
          <Icon of={CalendarCheck} size={16} className="mt-0.5" />
          <span className="min-w-0">{t`Free cancellation until ${cutOffInWords(cancellableUntil, languageTag(locale))}`}</span>
        </p>
      )}
    </div>
  );
}
