import type { RefundWay } from "../../sdk/contracts/booking.ts";
import type { BookingRecord, PaymentAttemptRecord, RefundRecord } from "./records.ts";
import type { BookedItem } from "./booked-item.ts";
import { creditsOf, isWhollyPaid, takenBack, type Bill } from "./bill.ts";
import { isCaptureOpen } from "./capture-state.ts";
import { isTeamPayment } from "./team-payment.ts";

export type AttemptOfBooking = Pick<
  PaymentAttemptRecord,
  "id" | "method" | "state" | "amount" | "capture_amount" | "lost_amount"
> & {
  /** Of an invoice: whether it is paid; where it is not asked for, it counts as open. */
  readonly is_invoice_paid?: number;
  /** Of an invoice: what bills it; where it is not asked for, nothing does. */
  readonly bill?: Bill;
};
export type RefundOfBooking = Pick<RefundRecord, "payment_attempt_id" | "amount" | "state">;

/** Items of a booking whose price is wanted; `all`: every item that it has. */
interface PricedItems {
  readonly booking: Pick<BookingRecord, "service_fee_amount" | "fee_refunded_amount">;
  readonly items: readonly BookedItem[];
  readonly all: readonly BookedItem[];
}

/**
 * Price of the items that are not cancelled, less their shares of the rebates, in Rappen; for all items of a booking
 * with its service fee, as far as that was not refunded. `all`: the booking's items.
 */
export function activeTotal({ booking, items, all }: PricedItems): number {
  const standing = items.filter(({ item }) => item.cancelled_at === null);
  const fee =
    standing.length > 0 && items.length === all.length
      ? booking.service_fee_amount - (booking.fee_refunded_amount ?? 0)
      : 0;
  return standing.reduce((total, { item }) => total + item.paid_amount, fee);
}

/** The payment that confirmed a booking (`confirmingAttemptOf`), of its attempts; undefined before. */
export function confirmingAttempt<A extends AttemptOfBooking>(
  { payment_attempt_id }: Pick<BookingRecord, "payment_attempt_id">,
  attempts: readonly A[],
): A | undefined {
  return attempts.find(({ id }) => id === payment_attempt_id);
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
export function isReleased({ state }: Pick<RefundRecord, "state">): boolean {
  return state === "released";
}

/** An accepted invoice confirms a booking like a captured payment, but is not paid yet. */
export function isOpenInvoice({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method === "invoice" && state === "captured";
}

/** Rappen that were billed and paid, and are credited to the distributor's account since, or will be. */
export function creditedOf(attempt: AttemptOfBooking): number {
  return creditsOf(attempt).reduce((total, { surplus }) => total + surplus, 0);
}

/** Whether no provider took the payment: there was nothing to take, or it is billed. */
export function isWithoutProvider({ method }: Pick<AttemptOfBooking, "method">): boolean {
  return method === "free" || method === "voucher" || method === "invoice";
}

/** Whether nothing was left to pay: a free booking, or one that vouchers paid. */
export function isNothingDue({ method }: Pick<AttemptOfBooking, "method">): boolean {
  return method === "free" || method === "voucher";
}

/** What could not be charged, and the team does not collect. */
export function isWaived({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method === "waived" && state === "captured";
}

/** Whether the payment provider has taken the money, wherever it is now. */
export function isMoneyTaken({ method, state }: Pick<AttemptOfBooking, "method" | "state">): boolean {
  return method !== "invoice" && method !== "voucher" && (state === "captured" || state === "refunded");
}

/** What becomes of the money of a payment once its booking is cancelled. */
export function refundWayOfAttempt(
  attempt:
    | (Pick<PaymentAttemptRecord, "method" | "provider" | "state" | "capture_amount"> &
        Pick<AttemptOfBooking, "amount" | "bill">)
    | undefined,
): RefundWay {
  if (!attempt || attempt.method === "free" || isWaived(attempt)) return "none";
  if (attempt.method === "voucher") return "voucher";
  if (attempt.method === "invoice") {
    if (!isOpenInvoice(attempt)) return "none";
    // What is paid in part is taken off its invoice, and what is too much of it then is credited.
    return attempt.bill && isWhollyPaid(takenBack(attempt.bill, attempt.amount)) ? "credit" : "invoice";
  }
  if (isCaptureOpen(attempt)) return "release";
  if (attempt.state !== "authorised" && !isMoneyTaken(attempt)) return "none";
  return isTeamPayment(attempt) ? "by_hand" : "refund";
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
