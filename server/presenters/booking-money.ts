import type { ItemRefundState, unchargedReasons } from "../../sdk/contracts/account.ts";
import type { BookingMoney, RefundWay } from "../../sdk/contracts/booking.ts";
import { money } from "../../sdk/contracts/money.ts";
import { isCaptureOpen } from "../domain/capture-state.ts";
import { isPaidBack, needsTeam, isPending } from "../domain/refund-state.ts";
import type { RequestScope } from "./request-scope.ts";
import { isTeamPayment } from "../domain/team-payment.ts";
import type { BookingItemTable, BookingTable, PaymentAttemptTable, RefundTable } from "../db/schema.ts";

export type AttemptOfBooking = Pick<PaymentAttemptTable, "id" | "method" | "state" | "amount" | "capture_amount">;
export type RefundOfBooking = Pick<RefundTable, "payment_attempt_id" | "amount" | "state">;

/**
 * Paid, refunded and retained amounts of a booking, from all its payments and refunds. An invoice is due, not paid. A
 * payment that was released in full before its capture counts neither as paid nor as refunded.
 */
export function presentMoney(attempts: readonly AttemptOfBooking[], refunds: readonly RefundOfBooking[]): BookingMoney {
  const taken = attempts.filter(isMoneyTaken);
  const reserved = attempts.filter(({ state }) => state === "authorised");
  const refundsOf = (some: readonly AttemptOfBooking[]) =>
    refunds.filter(({ payment_attempt_id }) => some.some(({ id }) => id === payment_attempt_id));
  const ofBoth = refundsOf([...taken, ...reserved]);
  // What could not be charged and was given up since counts as not charged too.
  const released = [...ofBoth, ...refundsOf(attempts.filter(({ state }) => state === "failed"))].filter(isReleased);
  const back = ofBoth.filter((refund) => !isReleased(refund));
  const paid = charged(taken, refunds);
  const refunded = sum(back.filter(({ state }) => isPaidBack(state)));
  const refundPending = sum(back.filter(({ state }) => isPending(state)));
  const refundDue = sum(back) - refunded - refundPending;
  return {
    paid: money(paid),
    authorised: money(charged(reserved, refunds)),
    released: money(sum(released)),
    invoiced: money(sum(attempts.filter(isOpenInvoice))),
    refunded: money(refunded),
    refundPending: money(refundPending),
    refundDue: money(refundDue),
    kept: money(paid - sum(refundsOf(taken).filter((refund) => !isReleased(refund)))),
  };
}

/** Whether a booking is still to be paid or charged: then its price is what it comes to. */
const awaitingPayment: readonly BookingTable["state"][] = ["unpaid", "paying", "requested"];

/**
 * Why nothing is or was charged or billed of a booking that has a price: refused, cancelled before the capture,
 * released, not captured, or all of it taken off its invoice. Null for any other.
 */
export function unchargedOf(
  booking: Pick<BookingTable, "state" | "total_amount" | "payment_attempt_id">,
  attempts: readonly AttemptOfBooking[],
  { paid, authorised, invoiced }: Pick<BookingMoney, "paid" | "authorised" | "invoiced">,
): (typeof unchargedReasons)[number] | null {
  if (booking.total_amount === 0 || awaitingPayment.includes(booking.state)) return null;
  if (paid.amount + authorised.amount + invoiced.amount > 0) return null;
  return confirmingAttempt(booking, attempts)?.method === "invoice" ? "not_invoiced" : "not_charged";
}

/**
 * Price of the items that are not cancelled, less their shares of the rebates, in Rappen; for all items of a booking
 * with its service fee, as far as that was not refunded. `all`: the booking's items.
 */
export function activeTotal({ booking, items, all }: Pick<RequestScope, "booking" | "items" | "all">): number {
  const standing = items.filter(({ item }) => item.cancelled_at === null);
  const fee =
    standing.length > 0 && items.length === all.length
      ? booking.service_fee_amount - (booking.fee_refunded_amount ?? 0)
      : 0;
  return standing.reduce((total, { item }) => total + item.paid_amount, fee);
}

/** The payment that confirmed a booking (`confirmingAttemptOf`), of its attempts; undefined before. */
export function confirmingAttempt<A extends AttemptOfBooking>(
  { payment_attempt_id }: Pick<BookingTable, "payment_attempt_id">,
  attempts: readonly A[],
): A | undefined {
  return attempts.find(({ id }) => id === payment_attempt_id);
}

/**
 * State of the refund of an item; without a refund of its own, that of the full payment.
 */
export function refundStateOfItem(
  item: Pick<BookingItemTable, "id" | "refunded_amount">,
  attempt: Pick<AttemptOfBooking, "method" | "state"> | undefined,
  refunds: readonly Pick<RefundTable, "booking_item_id" | "state">[],
): ItemRefundState {
  if (item.refunded_amount === 0 || !attempt) return "none";
  if (attempt.method === "invoice") return "not_invoiced";
  const own = refunds.filter(({ booking_item_id }) => booking_item_id === item.id);
  const states = (own.length > 0 ? own : refunds.filter(({ booking_item_id }) => booking_item_id === null)).map(
    ({ state }) => state,
  );
  return states.some(needsTeam)
    ? "due"
    : states.some(isPending)
      ? "pending"
      : states.some(isPaidBack)
        ? "done"
        : "released";
}

/**
 * Rappen of a payment that are captured, or can be: without what was released before. A failed one counts in full.
 */
export function chargedAmount(attempt: AttemptOfBooking, refunds: readonly RefundOfBooking[]): number {
  if (isMoneyTaken(attempt)) return attempt.capture_amount ?? attempt.amount;
  if (attempt.state !== "authorised") return attempt.amount;
  return (
    attempt.amount - sum(refunds.filter((refund) => refund.payment_attempt_id === attempt.id && isReleased(refund)))
  );
}

/** A refund that lowered the payment before its capture; any other is paid after it. */
function isReleased({ state }: Pick<RefundTable, "state">): boolean {
  return state === "released";
}

function charged(attempts: readonly AttemptOfBooking[], refunds: readonly RefundOfBooking[]): number {
  return attempts.reduce((total, attempt) => total + chargedAmount(attempt, refunds), 0);
}

/** An accepted invoice confirms a booking like a captured payment, but is not paid yet. */
export function isOpenInvoice({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method === "invoice" && state === "captured";
}

/** What could not be charged, and the team does not collect. */
export function isWaived({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method === "waived" && state === "captured";
}

/** Whether the payment provider has taken the money, wherever it is now. */
export function isMoneyTaken({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method !== "invoice" && (state === "captured" || state === "refunded");
}

/** The state of a payment as people are shown it. */
export function statusOfPayment(attempt: Pick<AttemptOfBooking, "method" | "state">): string {
  if (isWaived(attempt)) return "waived";
  return isOpenInvoice(attempt) ? "due" : attempt.state;
}

/** What becomes of the money of a payment once its booking is cancelled. */
export function refundWayOfAttempt(
  attempt: Pick<PaymentAttemptTable, "method" | "provider" | "state" | "capture_amount"> | undefined,
): RefundWay {
  if (!attempt || attempt.method === "free" || isWaived(attempt)) return "none";
  if (attempt.method === "invoice") return isOpenInvoice(attempt) ? "invoice" : "none";
  if (isCaptureOpen(attempt)) return "release";
  if (attempt.state !== "authorised" && !isMoneyTaken(attempt)) return "none";
  return isTeamPayment(attempt) ? "by_hand" : "refund";
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
