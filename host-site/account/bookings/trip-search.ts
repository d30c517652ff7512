import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { dateOf, timeOf } from "../../../sdk/contracts/time.ts";
import { directionOf } from "../../../sdk/contracts/trip-fit.ts";

/** How other connections for a booked trip are first looked for: Zurich's date and time, and what they are of. */
export interface TripSearch {
  readonly by: "arrival" | "departure";
  readonly date: string;
  readonly time: string;
}

/**
 * For a trip that goes with an item: arrivals before it begins, or departures after it has ended. An all-day one has
 * neither: the trip's own time on its date. Without an item, departures from the trip's own time.
 */
export function tripSearch(trip: Reservation, item: Reservation | null): TripSearch {
  const { startTime } = trip.trip!.plan;
  if (!item) return searchAt("departure", startTime);
  if (item.isAllDay) return { by: "departure", date: dateOf(item.startsAt), time: timeOf(startTime) };
  return directionOf(trip, item) === "there"
    ? searchAt("arrival", item.startsAt)
    : searchAt("departure", item.endsAt ?? (startTime > item.startsAt ? startTime : item.startsAt));
}

function searchAt(by: TripSearch["by"], instant: string): TripSearch {
  return { by, date: dateOf(instant), time: timeOf(instant) };
}
