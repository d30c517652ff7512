import { failureOf } from "../cart/failure.rules.ts";
import type { BookingError } from "./booking.types.ts";

/** Whether the server refused a change because the basket has an open payment (RULES 6). */
export function isPaymentOpen(error: unknown): boolean {
  return failureOf(error).code === "payment_open";
}

/** The error shown for an open payment: which booking's payment can be stopped, and whether a removal was refused. */
export function openPaymentErrorOf(error: unknown, isRemoval: boolean): BookingError {
  const { bookingId } = failureOf(error).fields;
  return {
    code: "paymentOpen",
    date: null,
    payment: { bookingId: typeof bookingId === "string" ? bookingId : null, isRemoval },
  };
}
