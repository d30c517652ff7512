import { instantAt, minute, second } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { confirmPaid } from "../booking/confirm.ts";
import { isAttemptOpen, openAttemptStates, releasePins, type Attempt } from "./attempts.ts";
import { capturePayment } from "./capture.ts";
import { refundInFull, voidClosedAttempt } from "./void.ts";
import { executeRefunds } from "../refund/refund.ts";
import { changeState } from "../states.ts";

/** How soon the reconciling job reads a payment again that waits for a bank, and one that waits for the buyer. */
const readPendingAfter = 5 * second;
const readOpenAfter = minute;

/**
 * Brings what a provider says of a payment into the shop: the one place where its answers, webhooks and the reconciling
 * job meet. Safe to repeat, in any order: every step compares before it sets, and money that finds no seats goes back.
 */
export async function applyProviderState(
  services: Services,
  attemptId: string,
  payment: ProviderPayment,
): Promise<void> {
  const attempt = await services.db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("id", "=", attemptId)
    .executeTakeFirstOrThrow();
  switch (payment.state) {
    case "created":
      return;
    case "action_required":
    case "pending":
      return recordStillOpen(services, attempt, payment);
    case "refused":
    case "cancelled":
    case "failed":
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
    await trx
      .updateTable("payment_attempt")
      .set({
        result_code: payment.resultCode,
        action: payment.action && JSON.stringify(payment.action),
        check_at: instantAt(clock.now() + (payment.state === "pending" ? readPendingAfter : readOpenAfter)),
      })
      .where("id", "=", attempt.id)
      .where("state", "=", "open")
      .execute();
  });
}

/**
 * Closes an open attempt; answers whether it was open. The basket lives on: the holds run as before, and another method
 * can be tried. `checkAt`: when the reconciling job looks at it again, where its provider has not closed it yet.
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
    await trx
      .updateTable("payment_attempt")
      .set({ result_code: resultCode, refusal_reason: refusalReason, action: null, settled_at: at, check_at: checkAt })
      .where("id", "=", attempt.id)
      .execute();
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
}

/** A repeated answer finishes what a crash left undone; a success after a final "no" goes back to the buyer. */
async function repeatSuccess(services: Services, attempt: Attempt, state: "authorised" | "captured"): Promise<void> {
  if (attempt.state === "authorised") return capturePayment(services, attempt.id);
  if (attempt.state === "captured") return executeRefunds(services, attempt.id);
  if (attempt.state === "refunded") return;
  if (attempt.state === "cancelled" && state === "authorised") return voidClosedAttempt(services, attempt);
  await refundInFull(services, attempt, state);
}
