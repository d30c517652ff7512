import type { PaymentMethodType } from "../../sdk/contracts/payment.ts";
import type { PaymentAttemptTable } from "../db/schema.ts";

/** What became of a payment attempt. */
export function presentPaymentAttempt({
  id,
  booking_id,
  method,
  state,
}: Pick<PaymentAttemptTable, "id" | "booking_id" | "method" | "state">) {
  return { paymentAttemptId: id, bookingId: booking_id, method: method as PaymentMethodType, status: state };
}
