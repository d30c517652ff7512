import type { BookingRecord, PaymentAttemptRecord, RefundRecord } from "./records.ts";

/**
 * Rappen of a confirmed booking that its payment could not be charged with and that stand: without what was released of
 * it, before it failed or since. Null where the payment has not failed, the booking does not stand, or nothing is left.
 */
export function amountToCollect(
  booking: Pick<BookingRecord, "state">,
  attempt: Pick<PaymentAttemptRecord, "id" | "amount" | "state"> | undefined,
  refunds: readonly Pick<RefundRecord, "payment_attempt_id" | "booking_item_id" | "amount">[],
): number | null {
  if (booking.state !== "confirmed" || attempt?.state !== "failed") return null;
  const ofItems = refunds.filter(
    ({ payment_attempt_id, booking_item_id }) => payment_attempt_id === attempt.id && booking_item_id !== null,
  );
  const left = ofItems.reduce((rest, { amount }) => rest - amount, attempt.amount);
  return left > 0 ? left : null;
}
