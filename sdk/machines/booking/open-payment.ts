import { failureOf } from "../cart/failure.ts";
import type { BookingTrouble } from "./booking.types.ts";

/** Whether the shop refuses a change because the basket is being paid for (RULES 6). */
export function isPaymentOpen(error: unknown): boolean {
  return failureOf(error).code === "payment_open";
}

/** The refusal for the visitor: which booking's payment can be stopped, and whether a reservation was to be removed. */
export function openPaymentTrouble(error: unknown, isRemoval: boolean): BookingTrouble {
  const { bookingId } = failureOf(error).fields;
  return {
    code: "paymentOpen",
    date: null,
    payment: { bookingId: typeof bookingId === "string" ? bookingId : null, isRemoval },
  };
}
