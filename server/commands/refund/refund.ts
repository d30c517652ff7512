import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { day, instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateCheckWithDueRefunds, getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { findReceiptOfPayment } from "../../db/queries/document.ts";
import { getShare, listShares } from "../../db/queries/payment-share.ts";
import { findFullRefund, findRefund, insertRefund, listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { partsOfShares } from "../../domain/payment-shares.ts";
import { isCaptureOpen } from "../../domain/capture-state.ts";
import { isDisputeOpen, lostAmount } from "../../domain/dispute.ts";
import { isTeamPayment } from "../../domain/team-payment.ts";
import { ProviderUnreachable, type ProviderRefund } from "../../ports/payment/payment.ts";
import { getPort } from "../../ports/payment/port-of.ts";
import { retryPause } from "../../domain/retry-pause.ts";
import type { Services } from "../../services.ts";
import type { Attempt } from "../payment/attempts.ts";
import { capturePayment, isWithoutMoney } from "../payment/capture.ts";
import { recordDisputes } from "../payment/dispute.ts";
import { captureShares } from "../share/capture-shares.ts";
import { announceShareCancelled, announceShareRefund } from "../share/share-outbox.ts";
import { capDueRefunds } from "./cap-due-refunds.ts";
import { announceRefundToTeam } from "./outbox.ts";
import { recordOutcome } from "./record-outcome.ts";
import { refundableOf } from "./refundable.ts";

/** What is read of a payment before a refund of it is written down. */
type RefundedAttempt = Pick<Attempt, "id" | "booking_id" | "provider" | "method" | "state" | "capture_amount">;

/**
 * Writes down that what is left of a payment goes back, in the transaction that found out why: all of it, less the
 * parts that are due or back already. `executeRefunds` does it, as often as it takes; what is only reserved is
 * released. Of several at the same time the first writes; answers whether it was this one. `taken`: Rappen that were
 * taken although parts of them had been released.
 */
export async function recordRefundDue(
  trx: Trx,
  attempt: RefundedAttempt & Pick<Attempt, "amount" | "lost_amount">,
  reason: HistoryReason,
  at: string,
  taken?: number,
): Promise<boolean> {
  // Locks the attempt: PostgreSQL would let two look before the first writes.
  await lockRow(trx, "payment_attempt", attempt.id);
  if (await findFullRefund(trx, attempt.id)) return false;
  const amount = taken ?? (await refundableOf(trx, attempt));
  await insertDue(trx, attempt, { bookingItemId: null, amount, reason }, at);
  return true;
}

/**
 * Writes down that a part of a payment goes back, for one item of its booking; `amount` in Rappen. `executeRefunds`
 * does it, after the capture. Of a payment that is only reserved the part is released: `fixCaptureAmount` leaves it
 * out. Of one that could not be captured it is released too: the team does not collect it. Of one that the team
 * collected, the team pays it back by hand.
 */
export async function recordPartDue(trx: Trx, attempt: RefundedAttempt, part: PartDue, at: string): Promise<void> {
  await insertDue(trx, attempt, part, at);
}

/** What goes back for an item. */
interface PartDue {
  readonly bookingItemId: string;
  /** Rappen. */
  readonly amount: number;
  /** Rappen beside it that could not be captured, and are not to be collected any more. */
  readonly owed?: number;
  readonly reason: HistoryReason;
}

async function insertDue(
  trx: Trx,
  attempt: RefundedAttempt,
  {
    bookingItemId,
    amount: back,
    owed = 0,
    reason,
  }: Omit<PartDue, "bookingItemId"> & { readonly bookingItemId: string | null },
  at: string,
): Promise<void> {
  if (attempt.method === "shared") return insertDueOfShares(trx, attempt, { bookingItemId, back, owed, reason }, at);
  const amount = back + owed;
  const isReleased = isCaptureOpen(attempt) || (attempt.state === "failed" && bookingItemId !== null);
  if (amount > 0) {
    const id = randomUUID();
    await insertRefund(trx, {
      id,
      booking_id: attempt.booking_id,
      booking_item_id: bookingItemId,
      payment_attempt_id: attempt.id,
      amount,
      reason,
      state: isTeamPayment(attempt) ? "by_hand" : isReleased ? "released" : "due",
      created_at: at,
      done_at: isReleased ? at : null,
      receipt_id: (await findReceiptOfPayment(trx, attempt.id))?.id ?? null,
    });
    if (isTeamPayment(attempt)) await announceRefundToTeam(trx, { id }, "by_hand", at);
  }
  await updateCheckWithDueRefunds(trx, attempt.id, at);
}

/**
 * Executes an attempt's due refunds: voids authorised money, refunds captured money. Safe to repeat.
 */
export async function executeRefunds(services: Services, attemptId: string): Promise<void> {
  const { db, clock, log } = services;
  const due = await listRefundsOfAttempt(db, attemptId, "due");
  if (due.length === 0) return;
  const attempt = await getAttempt(db, attemptId);
  try {
    for (const refund of due)
      await (refund.payment_share_id === null
        ? executeRefund(services, attempt, refund)
        : executeRefundOfShare(services, attempt, refund, refund.payment_share_id));
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, paymentAttemptId: attemptId }, "giving back is tried again");
    await updateAttempt(db, attemptId, { check_at: instantAt(clock.now() + retryPause(attempt.tries)) });
  }
}

async function executeRefund(services: Services, attempt: Attempt, refund: RefundTable): Promise<void> {
  const { db, clock, log } = services;
  const port = getPort(services.ports, attempt.provider);
  const reference = attempt.provider_reference ?? "";
  const isAll = refund.booking_item_id === null || (await coversAllTaken(db, attempt));
  let payment = await port.read(reference);
  // A part can only be refunded of captured money; if all is refunded before the capture, it is voided.
  if (isAll && payment.state !== "captured") payment = await port.cancel(reference);
  // An expired authorisation is recorded as not captured, since there may be valid tickets that are not paid.
  else if (payment.state === "authorised" || isWithoutMoney(payment)) {
    await capturePayment(services, attempt.id);
    payment = await port.read(reference);
  }
  if (isWithoutMoney(payment)) return recordOutcome(services, refund, released, { wasTaken: false });
  if (payment.state !== "captured") {
    log.error(
      { refundId: refund.id, paymentAttemptId: attempt.id, state: payment.state },
      "a refund is not done yet and is tried again",
    );
    await updateAttempt(db, attempt.id, { check_at: instantAt(clock.now() + retryPause(attempt.tries)) });
    return;
  }
  // The bank holds the amount until a dispute ends: the provider would refuse, and a lost one is not paid twice.
  if (payment.disputes.some(isDisputeOpen)) {
    log.warn({ refundId: refund.id, paymentAttemptId: attempt.id }, "a refund waits for the end of a dispute");
    await updateAttempt(db, attempt.id, { check_at: instantAt(clock.now() + day) });
    return;
  }
  await recordDisputes(services, attempt.id, payment.disputes);
  // Its answer may have been lost.
  await capturePayment(services, attempt.id);
  const left = payment.captured - lostAmount(payment.disputes);
  const capped = await transact(db, async (trx) => {
    await capDueRefunds(trx, attempt, { captured: payment.captured, left }, instantAt(clock.now()));
    return findRefund(trx, refund.id);
  });
  if (capped?.state !== "due") return;
  // A provider refuses a refund of nothing.
  if (capped.amount === 0) return recordOutcome(services, capped, released, { wasTaken: false });
  const { refund: given } = await port.refund(reference, capped.amount, providerKeyOf(capped));
  await recordOutcome(services, capped, given);
}

/**
 * Writes down what goes back of a shared payment, by share: in proportion to what each has charged and not got back,
 * then in proportion to what is to be collected of those that could not be charged, which is released.
 */
async function insertDueOfShares(
  trx: Trx,
  attempt: RefundedAttempt,
  {
    bookingItemId,
    back,
    owed,
    reason,
  }: {
    readonly bookingItemId: string | null;
    readonly back: number;
    readonly owed: number;
    readonly reason: HistoryReason;
  },
  at: string,
): Promise<void> {
  const receipt = await findReceiptOfPayment(trx, attempt.id);
  const parts = partsOfShares(
    await listShares(trx, attempt.id),
    await listRefundsOfAttempt(trx, attempt.id),
    back,
    owed,
  );
  for (const { share, amount } of parts) {
    const state = share.state === "failed" ? "released" : isTeamPayment(share) ? "by_hand" : "due";
    const id = randomUUID();
    await insertRefund(trx, {
      id,
      booking_id: attempt.booking_id,
      booking_item_id: bookingItemId,
      payment_attempt_id: attempt.id,
      payment_share_id: share.id,
      amount,
      reason,
      state,
      created_at: at,
      done_at: state === "released" ? at : null,
      receipt_id: receipt?.id ?? null,
    });
    if (state === "by_hand") await announceRefundToTeam(trx, { id }, "by_hand", at);
    if (share.payer_email === null) continue;
    await (state === "released" ? announceShareCancelled : announceShareRefund)(trx, share.id, at);
  }
  await updateCheckWithDueRefunds(trx, attempt.id, at);
}

async function executeRefundOfShare(
  services: Services,
  attempt: Attempt,
  refund: RefundTable,
  shareId: string,
): Promise<void> {
  const { db, clock, ports, log } = services;
  const { provider_reference } = await getShare(db, shareId);
  const reference = provider_reference ?? "";
  let payment = await ports.payment.read(reference);
  if (payment.state === "authorised" || isWithoutMoney(payment)) {
    await captureShares(services, attempt.id);
    payment = await ports.payment.read(reference);
  }
  if (isWithoutMoney(payment)) return recordOutcome(services, refund, released, { wasTaken: false });
  if (payment.state !== "captured") {
    log.error({ refundId: refund.id, shareId, state: payment.state }, "a refund is not done yet and is tried again");
    await updateAttempt(db, attempt.id, { check_at: instantAt(clock.now() + retryPause(attempt.tries)) });
    return;
  }
  if (payment.disputes.some(isDisputeOpen)) {
    log.warn({ refundId: refund.id, shareId }, "a refund waits for the end of a dispute");
    await updateAttempt(db, attempt.id, { check_at: instantAt(clock.now() + day) });
    return;
  }
  // Its answer may have been lost.
  await captureShares(services, attempt.id);
  const { refund: given } = await ports.payment.refund(reference, refund.amount, providerKeyOf(refund));
  await recordOutcome(services, refund, given);
}

/** What was only reserved is not taken any more: there is nothing to wait for. */
const released: ProviderRefund = { reference: null, state: "succeeded", failureReason: null };

/** The idempotency key at the provider, new for each retry, since a provider repeats its answer to a known key. */
function providerKeyOf({ id, retries }: Pick<RefundTable, "id" | "retries">): string {
  return retries === 0 ? id : `${id}-${retries}`;
}

/** Whether the due and paid refunds together are all that is captured of the payment. */
async function coversAllTaken(db: Services["db"], { id, amount, capture_amount }: Attempt): Promise<boolean> {
  const parts = (await listRefundsOfAttempt(db, id)).filter(({ state }) => state !== "released");
  return parts.reduce((sum, part) => sum + part.amount, 0) >= (capture_amount ?? amount);
}
