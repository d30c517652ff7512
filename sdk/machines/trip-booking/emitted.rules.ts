import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { transportOfferId } from "../../contracts/transport.ts";
import { itemsOf, totalOfLines } from "../booking/lines.rules.ts";
import { itemOf } from "../transport/emitted.rules.ts";
import { linesOfTrip } from "./tickets.rules.ts";
import type { BookingStep, TripBookingContext, TripBookingEmitted } from "./trip-booking.types.ts";

/** Analytics events of a booking (purchase spec §7). */
export type AnalyticsName =
  | "select_offer"
  | "select_ticket"
  | "add_information"
  | "add_information_value"
  | "book_now"
  | "add_to_cart"
  | "update_cart"
  | "remove_from_cart";

/** An analytics event with the trip and what is chosen for it; never with what the visitor has entered of persons. */
export function analytics(name: AnalyticsName, context: TripBookingContext): TripBookingEmitted {
  const { trip, productId, categories } = context;
  const lines = trip && categories ? linesOfTrip(context) : [];
  const payload = {
    offerId: transportOfferId,
    tripId: trip?.id ?? null,
    startsAt: trip?.startTime ?? null,
    productId,
    currency: "CHF" as const,
    value: totalOfLines(lines),
    items: !trip ? [] : lines[0] ? itemsOf(itemOf(trip), lines) : [itemOf(trip)],
  };
  return { type: "analytics", delay: analyticsDelay, detail: { name, payload } };
}

/** Another step; "closed" as the dialog closes. */
export function stepShown(step: BookingStep | "closed"): TripBookingEmitted {
  return { type: "step", detail: { activityId: transportOfferId, step } };
}

/** The visitor chose a product. */
export function productSelected(productId: string): TripBookingEmitted {
  return { type: "select", detail: { activityId: transportOfferId, kind: "offer", value: productId } };
}
