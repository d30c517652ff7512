import { AppError } from "../../errors.ts";

/**
 * While a payment is under way its cart stays as it is (RULES 6). `fields.bookingId` names the booking whose payment
 * can be stopped.
 */
export function paymentOpen(bookingId: string | null): AppError {
  return new AppError(
    "payment_open",
    "A payment for this cart is under way.",
    bookingId === null ? undefined : { bookingId },
  );
}
