import { refundWayOf, standingItems, type Booking } from "../../../sdk/contracts/booking.ts";

/**
 * What becomes of the money of what is cancelled: it goes back; the invoice becomes smaller; a card on which it is only reserved is not charged
 * for it, or, where the booking goes on, is charged for all and gets it back.
 */
export type CancelRefundWay = "refund" | "invoice" | "released" | "reserved";

/** How the money of `items` of a booking goes back once they are cancelled (RULES 8, 11). */
export function cancelRefundWay(booking: Pick<Booking, "items" | "payment">, items: readonly unknown[]): CancelRefundWay {
  const way = refundWayOf(booking.payment);
  if (way !== "release") return way === "invoice" ? "invoice" : "refund";
  return items.length === standingItems(booking).length ? "released" : "reserved";
}
