import { instantAt, minute, second } from "../../clock.ts";
import { getAttempt, updateAttempt, updateAttemptInState } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { confirmPaid } from "../booking/confirm.ts";
import { executeRefunds } from "../refund/refund.ts";
import { syncCardsOfBooking } from "../saved-card/saved-card.ts";
import { changeState } from "../states.ts";
import { isAttemptOpen, openAttemptStates, releasePins, type Attempt } from "./attempts.ts";
import { capturePayment } from "./capture.ts";
import { recordDisputes } from "./dispute.ts";
import { recordLateFailure } from "./late-failure.ts";
import { refundInFull, voidClosedAttempt } from "./void-closed-attempt.ts";

/** How soon the reconciling job reads a payment again that waits for a bank, and one that waits for the buyer. */
const readPendingAfter = 5 * second;
const readOpenAfter = minute;

/**
 * Applies a provider's state of a payment; the only place for its answers, webhooks and the reconciling job. Safe to
 * repeat, in any order: every step is compare-and-set, and a payment without seats is refunded.
 */
export async function applyProviderState(
  services: Services,
  attemptId: string,
  payment: ProviderPayment,
): Promise<void> {
  await recordDisputes(services, attemptId, payment.disputes);
  const attempt = await getAttempt(services.db, attemptId);
  switch (payment.state) {
    case "created":
      return;
    case "action_required":
    case "pending":
      return recordStillOpen(services, attempt, payment);
    case "refused":
    case "cancelled":
    case "failed":
      if (attempt.state === "captured") return recordLateFailure(services, attempt, payment);
      await closeAttempt(services, attempt, payment, payment.state);
      return;
    case "authorised":
    case "captured":
      return succeed(services, attempt, payment.state);
  }
}

async function recordStillOpen({ db, clock }: Services, attempt: Attempt, payment: ProviderPayment): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await changeState(trx, "payment_attempt", attempt.id, ["created"], "open", "payment_waiting", at);
    await updateAttemptInState(trx, attempt.id, "open", {
      result_code: payment.resultCode,
      action: payment.action && JSON.stringify(payment.action),
      check_at: instantAt(clock.now() + (payment.state === "pending" ? readPendingAfter : readOpenAfter)),
    });
  });
}

/**
 * Closes an open attempt; returns whether it was open. The holds run on, and another method can be tried. `checkAt`:
 * the next check by the reconciling job, if the provider has not closed it yet.
 */
export async function closeAttempt(
  { db, clock, log }: Services,
  attempt: Pick<Attempt, "id" | "booking_id">,
  { resultCode, refusalReason }: Pick<ProviderPayment, "resultCode" | "refusalReason">,
  state: "refused" | "cancelled" | "failed",
  checkAt: string | null = null,
): Promise<boolean> {
  const at = instantAt(clock.now());
  const closed = await transact(db, async (trx) => {
    if (!(await changeState(trx, "payment_attempt", attempt.id, openAttemptStates, state, `payment_${state}`, at)))
      return false;
    await updateAttempt(trx, attempt.id, {
      result_code: resultCode,
      refusal_reason: refusalReason,
      action: null,
      settled_at: at,
      check_at: checkAt,
    });
    await releasePins(trx, attempt, `payment_${state}`, at);
    return true;
  });
  if (closed) log.info({ paymentAttemptId: attempt.id, state, reason: refusalReason }, "a payment came to nothing");
  return closed;
}

async function succeed(services: Services, attempt: Attempt, state: "authorised" | "captured"): Promise<void> {
  if (!isAttemptOpen(attempt)) return repeatSuccess(services, attempt, state);
  const outcome = await confirmPaid(services, attempt, state);
  if (outcome === "confirmed" && state === "authorised") await capturePayment(services, attempt.id);
  if (outcome === "refund_due") await executeRefunds(services, attempt.id);
  if (outcome !== "elsewhere") await syncCardsOfBooking(services, attempt);
}

/** Completes what a crash left undone; refunds a success of a closed attempt. */
async function repeatSuccess(services: Services, attempt: Attempt, state: "authorised" | "captured"): Promise<void> {
  if (attempt.state === "authorised") return capturePayment(services, attempt.id);
  if (attempt.state === "captured") return executeRefunds(services, attempt.id);
  if (attempt.state === "refunded") return;
  if (attempt.state === "cancelled" && state === "authorised") return voidClosedAttempt(services, attempt);
  await refundInFull(services, attempt, state);
}
