import type { BookingItemTable, BookingTable, PaymentAttemptTable, RefundTable } from "../../db/schema.ts";

type Attempt = Pick<PaymentAttemptTable, "id" | "amount" | "state" | "settled_at">;
type Refund = Pick<RefundTable, "payment_attempt_id" | "booking_item_id" | "amount">;
type Item = Pick<BookingItemTable, "id" | "cancelled_at" | "paid_amount" | "refunded_amount">;

/**
 * Rappen of a confirmed booking that its payment could not be charged with and that stand: without what was given up
 * before, and what was cancelled since. Null where the payment has not failed, or the booking does not stand.
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
 * Items that were cancelled once their payment had failed: there was nothing to give back, and nothing is wanted for
 * them.
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
