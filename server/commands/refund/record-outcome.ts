import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateCheckWithoutDueRefunds, getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { replaceRefund } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { isSettled } from "../../domain/refund-state.ts";
import { canTransition } from "../../domain/states.ts";
import type { ProviderRefund } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { writeReceipt, writeRefundDocument } from "../document/write-document.ts";
import { changeState } from "../states.ts";
import { nextCheckOf } from "./refund-check.ts";
import { announceRefundToBuyer, announceRefundToTeam } from "./outbox.ts";
import { recordOutcomeOfSettled } from "./settled-refund.ts";

const stateOf = { pending: "pending", succeeded: "done", failed: "refused" } as const satisfies Record<
  ProviderRefund["state"],
  RefundTable["state"]
>;

/** One that was refused is left alone until the team acts; one that is done can still fail. */
const changeable: readonly RefundTable["state"][] = ["due", "pending", "overdue", "done"];

/**
 * Records the provider's state of a refund; the only place for its answers, webhooks and the rechecking job.
 * Compare-and-set: of concurrent calls, the first wins. A failed refund, however late, enters the team's list (bookings
 * with a refused refund), once. `wasTaken`: false if the money was only authorised, and was released.
 */
export async function recordOutcome(
  services: Services,
  refund: RefundTable,
  given: ProviderRefund,
  { wasTaken = true } = {},
): Promise<void> {
  if (isSettled(refund.state)) return recordOutcomeOfSettled(services, refund, given);
  if (!changeable.includes(refund.state)) return;
  const { db, clock, log } = services;
  const now = clock.now();
  const at = instantAt(now);
  const state = !wasTaken
    ? "released"
    : given.state === "pending" && refund.state === "overdue"
      ? "overdue"
      : stateOf[given.state];
  // Providers don't take back a success but by a failure: an older answer that comes late changes nothing.
  if (refund.state === "done" && state === "pending") return;
  const dates = {
    accepted_at: state === "refused" || state === "released" ? refund.accepted_at : (refund.accepted_at ?? at),
    done_at: state === "done" || state === "released" ? (refund.done_at ?? at) : null,
  };
  const hasChanged = await transact(db, async (trx) => {
    await lockRow(trx, "booking", refund.booking_id);
    const { id, retries } = refund;
    const changed = await replaceRefund(
      trx,
      { id, state: [refund.state], retries },
      {
        state,
        provider_reference: given.reference ?? refund.provider_reference,
        ...dates,
        ...(state === "refused" ? { refusal_reason: given.failureReason } : {}),
        check_at: given.reference === null ? null : nextCheckOf({ ...refund, ...dates, state }, now),
      },
    );
    if (!changed || state === refund.state) return false;
    if (state !== "refused")
      await moveAttempt(
        trx,
        refund,
        wasTaken ? (state === "done" ? ["captured", "refunded"] : ["captured"]) : ["cancelled"],
        at,
      );
    // The failed refund of a full payment makes it captured again, until the team has handled it.
    if (refund.state === "done" && refund.booking_item_id === null)
      await changeState(
        trx,
        "payment_attempt",
        refund.payment_attempt_id,
        ["refunded"],
        "captured",
        "refund_failed",
        at,
      );
    await updateCheckWithoutDueRefunds(trx, refund.payment_attempt_id);
    await writeRefundDocument(trx, changed, at);
    if (!wasTaken) await writeReceipt(trx, refund.booking_id, at);
    if (state === "refused") {
      // After a retry, the team's member sees the refusal on the page.
      if (refund.state !== "due" || refund.retries === 0) await announceRefundToTeam(trx, refund, "refused", at);
      await announceRefundToBuyer(trx, refund, at);
    }
    return true;
  });
  if (hasChanged && state === "refused")
    log.error(
      {
        refundId: refund.id,
        paymentAttemptId: refund.payment_attempt_id,
        refusal: given.failureReason,
        was: refund.state,
      },
      "a refund has failed",
    );
}

/**
 * Moves a fully refunded payment to the provider's state; does nothing for a partly refunded one.
 */
async function moveAttempt(
  trx: Trx,
  refund: RefundTable,
  steps: readonly ("captured" | "refunded" | "cancelled")[],
  at: string,
): Promise<void> {
  const { payment_attempt_id: id, booking_item_id, reason } = refund;
  if (refund.payment_share_id !== null || (booking_item_id !== null && steps[0] === "captured")) return;
  if (steps.at(-1) !== "captured") await updateAttempt(trx, id, { settled_at: at });
  for (const to of steps) {
    const { state } = await getAttempt(trx, id);
    if (canTransition("payment_attempt", state, to))
      await changeState(trx, "payment_attempt", id, [state], to, reason as HistoryReason, at);
  }
}
