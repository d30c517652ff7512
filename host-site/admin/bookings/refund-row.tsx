import { useState } from "preact/hooks";
import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { retryRefund } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { providerReasonOf } from "./provider-reason.ts";
import { SettleRefund } from "./settle-refund.tsx";

export type Refund = AdminBooking["refunds"][number];

export interface RefundRowProps {
  readonly bookingId: string;
  readonly refund: Refund;
  /** The booking after what was done, and the sentence about it. */
  readonly onDone: (booking: AdminBooking, said: string, kind: "done" | "info" | "warning") => void;
  /** Somebody else has acted on the refund since the page was loaded. */
  readonly onStale: () => void;
}

/** One refund of a booking; one that the provider refused can be tried again, or settled; one that is overdue there only settled. */
export function RefundRow(props: RefundRowProps) {
  const { refund } = props;
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  return (
    <div class="row">
      <div>
        {(words.reasons as Readonly<Record<string, string>>)[refund.reason] ?? account.steps[refund.reason] ?? words.refunded}
        <p class="row-quiet">
          {whenInWords(refund.doneAt ?? refund.createdAt, answer.locale)}
          {refund.bookingItemId === null && ` · ${words.wholeBooking}`}
          {refund.refusalReason && refund.state === "refused" && ` · ${providerReasonOf(words, refund.refusalReason)}`}
        </p>
        {refund.settledBy && (
          <p class="row-quiet">
            <bdi>{refund.settledBy}</bdi>: {refund.settledNote}
          </p>
        )}
      </div>
      <div class="row-end">
        <span class="amount">{refund.amount.formatted}</span>
        <StatusChip state={refund.state}>{words.refunds[refund.state]}</StatusChip>
      </div>
      {(refund.state === "refused" || refund.state === "overdue") && <TeamActions {...props} />}
    </div>
  );
}

function TeamActions({ bookingId, refund, onDone, onStale }: RefundRowProps) {
  const words = useAdminWords().bookings;
  const [isSettling, setSettling] = useState(false);
  const { sending, send } = useSending();
  const { refundId, retries } = refund;
  const isRefused = refund.state === "refused";
  const amount = refund.amount.formatted;
  const retry = () =>
    send(
      () => ask(retryRefund, { params: { bookingId, refundId }, body: { retries } }),
      (booking) => {
        const state = stateAfter(booking, refundId);
        onDone(booking, fill(words.refundRetried[state], { amount }), kinds[state]);
      },
      ({ code }) => code === "changed_meanwhile" && onStale(),
    );
  return (
    <div class="row-actions">
      <p class="row-quiet">{isRefused ? words.refundRefused : words.refundOverdue}</p>
      {sending.state === "refused" && sending.refusal.code !== "changed_meanwhile" && <Refused refusal={sending.refusal} />}
      <form class="item-actions" onSubmit={(event) => (event.preventDefault(), retry())}>
        {isRefused && (
          <Submit class="button button-quiet" isBusy={sending.state === "sending"}>
            {words.retryRefund}
          </Submit>
        )}
        <button type="button" class="button button-quiet" disabled={sending.state === "sending"} onClick={() => setSettling(true)}>
          {words.settleRefund}
        </button>
      </form>
      {isSettling && (
        <SettleRefund
          bookingId={bookingId}
          refund={refund}
          onClose={() => setSettling(false)}
          onDone={(booking) => (setSettling(false), onDone(booking, fill(words.refundSettled, { amount }), "done"))}
          onStale={() => (setSettling(false), onStale())}
        />
      )}
    </div>
  );
}

const kinds = { done: "done", due: "info", pending: "info", refused: "warning" } as const;

/** How the refund stands in the booking that a retry answered with. */
function stateAfter(booking: AdminBooking, refundId: string): keyof typeof kinds {
  const state = booking.refunds.find((each) => each.refundId === refundId)?.state;
  if (state === undefined || state === "settled") return "done";
  return state === "overdue" ? "pending" : state;
}
