import { useLingui } from "@lingui/react/macro";
import type { SummaryFacts } from "../booking.props.ts";
import { OnRequest } from "./on-request.tsx";

/** Below every step before the total: what the visitor should know of the booking before they go on. */
export default function Conditions({ summary }: { readonly summary: Pick<SummaryFacts, "isOnRequest" | "isFinal"> }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 pt-3">
      {summary.isOnRequest && <OnRequest />}
      {summary.isFinal && <p className="text-14 text-ink-2">{t`Once booked, this can't be cancelled.`}</p>}
    </div>
  );
}
