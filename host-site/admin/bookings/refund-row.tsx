import type { Refund } from "./refund.ts";
import { useState } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { groupedIban } from "../../../sdk/contracts/iban.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { retryRefund } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import { providerReasonOf } from "./provider-reason.ts";
import { SettleRefund } from "./settle-refund.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { amountText, rowEnd, rowGrid } from "../classes.ts";
import { cardActions, quiet } from "../../sections/classes.ts";

export interface RefundRowProps {
  readonly bookingId: string;
  readonly refund: Refund;
  /** The booking after what was done, and the sentence about it. */
  readonly onDone: (booking: AdminBooking, message: string, kind: "done" | "info" | "warning") => void;
  /** The refund has changed elsewhere since the page was loaded. */
  readonly onStale: () => void;
}

/**
 * One refund of a booking; one that the provider refused can be tried again, or settled; one that is overdue there, or
 * is to be paid by hand, only settled; one that was paid twice is claimed back.
 */
export function RefundRow(props: RefundRowProps) {
  const { refund } = props;
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  return (
    <div className={rowGrid}>
      <div>
        {(words.reasons as Readonly<Record<string, string>>)[refund.reason] ??
          account.steps[refund.reason] ??
          words.refunded}
        <p className={quiet}>
          {whenInWords(refund.doneAt ?? refund.createdAt, answer.locale)}
          {refund.bookingItemId === null && ` · ${words.wholeBooking}`}
          {refund.refusalReason &&
            (refund.state === "refused" || refund.isClaimUnclear) &&
            ` · ${providerReasonOf(words, refund.refusalReason)}`}
        </p>
        {refund.account && <Account {...refund.account} isSettled={refund.settledBy !== null} />}
        {refund.settledBy && (
          <p className={quiet}>
            <bdi>{refund.settledBy}</bdi>: {refund.settledNote}
          </p>
        )}
        {refund.paidTwiceAt && refund.state === "settled" && <p className={quiet}>{words.wasPaidTwice}</p>}
      </div>
      <div className={rowEnd}>
        <span className={amountText}>{refund.amount.formatted}</span>
        <StatusChip state={refund.state}>{words.refunds[refund.state]}</StatusChip>
      </div>
      {isForTeam(refund.state) && <TeamActions {...props} state={refund.state} />}
    </div>
  );
}

/** Where it goes, and who said so. */
function Account({
  iban,
  holder,
  givenBy,
  isSettled,
}: NonNullable<Refund["account"]> & { readonly isSettled: boolean }) {
  const { byBuyer, byTeam } = useAdminWords().bookings.refundAccount;
  return (
    <p className={quiet}>
      {fill(givenBy === "buyer" ? byBuyer : byTeam, {
        iban: isSettled ? iban : groupedIban(iban),
        holder,
        who: givenBy,
      })}
    </p>
  );
}

/** What the team reads and does, by how the refund stands. */
const teamActions = {
  refused: { sentence: "refundRefused", action: "settleRefund", done: "refundSettled" },
  overdue: { sentence: "refundOverdue", action: "settleRefund", done: "refundSettled" },
  by_hand: { sentence: "refundByHand", action: "settleRefund", done: "refundSettled" },
  paid_twice: { sentence: "refundPaidTwice", action: "reclaimRefund", done: "refundReclaimed" },
} as const;

function isForTeam(state: Refund["state"]): state is keyof typeof teamActions {
  return Object.hasOwn(teamActions, state);
}

function TeamActions({
  bookingId,
  refund,
  state: shown,
  onDone,
  onStale,
}: RefundRowProps & { readonly state: keyof typeof teamActions }) {
  const words = useAdminWords().bookings;
  const [isSettling, setSettling] = useState(false);
  const { sending, send } = useSending();
  const { refundId, retries } = refund;
  const { sentence, action, done } = teamActions[shown];
  const amount = refund.amount.formatted;
  const retry = () =>
    send(
      () => callApi(retryRefund, { params: { bookingId, refundId }, body: { retries } }),
      (booking) => {
        const state = stateAfter(booking, refundId);
        onDone(booking, fill(words.refundRetried[state], { amount }), kinds[state]);
      },
      ({ code }) => code === "changed_meanwhile" && onStale(),
    );
  return (
    <div className="col-span-full">
      <p className={quiet}>{fill(words[refund.isClaimUnclear ? "refundTwiceFailed" : sentence], { amount })}</p>
      {sending.state === "refused" && sending.refusal.code !== "changed_meanwhile" && (
        <Refused refusal={sending.refusal} />
      )}
      <form className={`mt-3 mb-1 ${cardActions}`} onSubmit={(event) => (event.preventDefault(), retry())}>
        {shown === "refused" && (
          <Submit variant="secondary" isBusy={sending.state === "sending"}>
            {words.retryRefund}
          </Submit>
        )}
        <Button variant="secondary" disabled={sending.state === "sending"} onPress={() => setSettling(true)}>
          {words[action]}
        </Button>
      </form>
      {isSettling && (
        <SettleRefund
          bookingId={bookingId}
          refund={refund}
          onClose={() => setSettling(false)}
          onDone={(booking) => (setSettling(false), onDone(booking, fill(words[done], { amount }), "done"))}
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
  if (state === undefined || state === "settled" || state === "paid_twice" || state === "released") return "done";
  return state === "overdue" || state === "by_hand" ? "pending" : state;
}
