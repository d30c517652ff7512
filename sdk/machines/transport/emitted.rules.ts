import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { transportOfferId, type Trip } from "../../contracts/transport.ts";
import { fromPrice } from "./price.rules.ts";
import type { TransportContext, TransportEmitted } from "./transport.types.ts";

/** A trip as an item of analytics; its price in Rappen, none where nothing is sold. */
export function itemOf(trip: Trip) {
  const price = fromPrice(trip);
  return {
    item_id: String(transportOfferId),
    item_name: `${trip.originName} – ${trip.destinationName}`,
    startsAt: trip.startTime,
    ...(price !== null && { price }),
  };
}

/** Analytics events of the search (purchase spec §7). */
export function analytics(
  name: "view_item_list" | "select_item" | "select_date" | "open_reservation",
  { trip, trips, date }: TransportContext,
): TransportEmitted {
  const shown = name === "view_item_list" ? trips : trip ? [trip] : [];
  const payload = { item_list_name: "transport", currency: "CHF" as const, date, items: shown.map(itemOf) };
  return { type: "analytics", delay: analyticsDelay, detail: { name, payload } };
}

/** The visitor chose a trip or a date. */
export function selected(kind: "date" | "availability", value: string): TransportEmitted {
  return { type: "select", detail: { activityId: transportOfferId, kind, value } };
}
