import type { BookingRecord, PaymentAttemptRecord, RefundRecord } from "./records.ts";

/**
 * Rappen of a confirmed booking that its payment could not be charged with and that stand: without what was released of
 * it, before it failed or since. Null where the payment has not failed, the booking does not stand, or nothing is left.
 */
export function amountToCollect(
  booking: Pick<BookingRecord, "state">,
  attempt: Pick<PaymentAttemptRecord, "id" | "amount" | "state" | "method" | "capture_amount"> | undefined,
  refunds: readonly Pick<RefundRecord, "payment_attempt_id" | "booking_item_id" | "amount" | "state">[],
): number | null {
  if (booking.state !== "confirmed" || !attempt) return null;
  if (attempt.state !== "failed") return sharesToCollect(attempt, refunds);
  const ofItems = refunds.filter(
    ({ payment_attempt_id, booking_item_id }) => payment_attempt_id === attempt.id && booking_item_id !== null,
  );
  const left = ofItems.reduce((rest, { amount }) => rest - amount, attempt.amount);
  return left > 0 ? left : null;
}

/**
 * Rappen of a shared payment that some of its shares could not be charged with and that stand; null where there are
 * none.
 */
export function sharesToCollect(
  attempt: Pick<PaymentAttemptRecord, "id" | "amount" | "state" | "method" | "capture_amount">,
  refunds: readonly Pick<RefundRecord, "payment_attempt_id" | "amount" | "state">[],
): number | null {
  if (attempt.method !== "shared" || attempt.state !== "captured") return null;
  const released = refunds.filter(
    ({ payment_attempt_id, state }) => payment_attempt_id === attempt.id && state === "released",
  );
  const left = released.reduce((rest, { amount }) => rest - amount, attempt.amount - (attempt.capture_amount ?? 0));
  return left > 0 ? left : null;
}
