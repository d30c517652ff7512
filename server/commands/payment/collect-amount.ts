import type { BookingItemTable, BookingTable, PaymentAttemptTable, RefundTable } from "../../db/schema.ts";

type Attempt = Pick<PaymentAttemptTable, "id" | "amount" | "state" | "settled_at">;
type Refund = Pick<RefundTable, "payment_attempt_id" | "booking_item_id" | "amount">;
type Item = Pick<BookingItemTable, "id" | "cancelled_at" | "paid_amount" | "refunded_amount">;

/**
 * Rappen still to collect of a confirmed booking whose capture failed: without what was released before, and what was
 * cancelled since. Null if the payment has not failed, or the booking is not confirmed.
 */
export function amountToCollect(
  booking: Pick<BookingTable, "state">,
  attempt: Attempt | undefined,
  items: readonly Item[],
  refunds: readonly Refund[],
): number | null {
  if (booking.state !== "confirmed" || attempt?.state !== "failed") return null;
  const ofItems = refunds.filter(
    ({ payment_attempt_id, booking_item_id }) => payment_attempt_id === attempt.id && booking_item_id !== null,
  );
  const left =
    attempt.amount -
    sum(ofItems.map(({ amount }) => amount)) -
    sum(cancelledSince(attempt, items).map(({ paid_amount }) => paid_amount));
  return Math.max(0, left);
}

/**
 * Items that were cancelled after their payment had failed: nothing to refund, and nothing to collect.
 */
export function cancelledSince<I extends Item>({ settled_at }: Pick<Attempt, "settled_at">, items: readonly I[]): I[] {
  return items.filter(
    ({ cancelled_at, refunded_amount }) =>
      cancelled_at !== null && refunded_amount === 0 && settled_at !== null && cancelled_at >= settled_at,
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
