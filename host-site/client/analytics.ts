import type { InferOutput } from "valibot";
import { reservationItem } from "../../sdk/contracts/analytics/cart-payload.ts";
import type { AnalyticsEvent } from "../../sdk/contracts/analytics/analytics-events.ts";
import type { cancelBooking } from "../../sdk/contracts/calls/cancel.ts";
import type { Reservation } from "../../sdk/contracts/cart.ts";
import { eventVersion } from "../../sdk/contracts/events.ts";

type Refunded = Pick<InferOutput<typeof cancelBooking.answer>, "refund" | "refundWay">;

/**
 * `refund` (purchase spec §7): an item was cancelled, and what goes back for it, or is taken off an invoice. What a
 * card was never charged is no refund. After consent `consent.ts` pushes it to the data layer.
 */
export function emitRefund(bookingNumber: string, reservation: Reservation, { refund, refundWay }: Refunded): void {
  if (refundWay === "release" || refundWay === "none") return;
  const event: AnalyticsEvent<"refund"> = {
    name: "refund",
    payload: {
      transaction_id: bookingNumber,
      currency: "CHF",
      value: refund.amount,
      items: [{ ...reservationItem(reservation), price: refund.amount }],
    },
  };
  document.dispatchEvent(new CustomEvent("gipfel-analytics", { detail: { version: eventVersion, ...event } }));
}
