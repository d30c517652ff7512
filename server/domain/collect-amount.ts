import type { BookingTable, PaymentAttemptTable, RefundTable } from "../db/schema.ts";

/**
 * Rappen of a confirmed booking that its payment could not be charged with and that stand: without what was released of
 * it, before it failed or since. Null where the payment has not failed, the booking does not stand, or nothing is left.
 */
export function amountToCollect(
  booking: Pick<BookingTable, "state">,
  attempt: Pick<PaymentAttemptTable, "id" | "amount" | "state"> | undefined,
  refunds: readonly Pick<RefundTable, "payment_attempt_id" | "booking_item_id" | "amount">[],
): number | null {
  if (booking.state !== "confirmed" || attempt?.state !== "failed") return null;
  const ofItems = refunds.filter(
    ({ payment_attempt_id, booking_item_id }) => payment_attempt_id === attempt.id && booking_item_id !== null,
  );
  const left = ofItems.reduce((rest, { amount }) => rest - amount, attempt.amount);
  return left > 0 ? left : null;
}
