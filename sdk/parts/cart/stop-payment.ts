import { makePaymentDetails } from "../../contracts/calls/payment.ts";
import { isRefusal } from "../../machines/checkout/checkout.rules.ts";
import type { Services } from "../../elements/_kit/record.ts";

/**
 * Stops the open payment of a booking at its provider. False where it can’t be stopped any more: the booking says what
 * becomes of it.
 */
export async function stopPayment({ client }: Services, bookingId: string): Promise<boolean> {
  return isRefusal(
    await client.send(makePaymentDetails, { body: { bookingId, details: { abandoned: "true" }, paymentData: null } }),
  );
}
