import { AppError } from "../../errors.ts";

/**
 * 409 for changes of a cart with an open payment (RULES 6). `fields.bookingId` names the booking whose payment can be
 * stopped.
 */
export function paymentOpen(bookingId: string | null): AppError {
  return new AppError(
    "payment_open",
    "A payment for this cart is under way.",
    bookingId === null ? undefined : { bookingId },
  );
}
