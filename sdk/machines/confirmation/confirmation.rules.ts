import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { reservationItem } from "../../contracts/analytics/cart-payload.ts";
import { standingItems, type Booking } from "../../contracts/booking.ts";
import type { ConfirmationEmitted } from "./confirmation.types.ts";

const firstPoll = 800;
const growth = 1.5;
const slowestPoll = 10_000;

/** How long to wait before the booking is loaded again (ms): short at first, then longer. */
export function pollDelay(tries: number): number {
  return Math.min(slowestPoll, firstPoll * growth ** Math.max(0, tries - 1));
}

/**
 * The sale for analytics, once, from the first reader of the confirmed booking: what was refused or cancelled before is
 * no part of it. It has the booking's number: whoever knows its id may see it.
 */
export function purchaseEvent(booking: Booking): ConfirmationEmitted {
  return {
    type: "analytics",
    delay: analyticsDelay,
    detail: {
      name: "purchase",
      payload: {
        transaction_id: booking.bookingNumber,
        currency: "CHF",
        value: booking.standingTotal.amount,
        payment_type: booking.payment?.method ?? "",
        items: standingItems(booking).map(({ reservation }) => reservationItem(reservation)),
      },
    },
  };
}
