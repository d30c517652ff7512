import type { Reservation } from "./cart.ts";
import { dateOf } from "./time.ts";

/** Between a trip and the item that it goes with at most (ms). */
const longestGap = 24 * 3_600_000;

/** When an item takes place. */
export type ItemTime = Pick<Reservation, "startsAt" | "endsAt" | "isAllDay">;

interface TripTime {
  readonly startTime: string;
  readonly endTime: string;
}

export type TripDirection = "there" | "back";

/** A trip that leaves before an item begins leads to it, by time alone; any other leads back from it. */
export function directionByTime({ startTime }: Pick<TripTime, "startTime">, startsAt: string): TripDirection {
  return Date.parse(startTime) < Date.parse(startsAt) ? "there" : "back";
}

/**
 * Whether a trip is for an item's time: it arrives within the day before the start, or leaves within the day after the
 * end. With an all-day item goes a trip of its date. `direction`: where it is known otherwise than by time.
 */
export function fitsItem(
  { startTime, endTime }: TripTime,
  { startsAt, endsAt, isAllDay }: ItemTime,
  direction = directionByTime({ startTime }, startsAt),
): boolean {
  if (isAllDay) return dateOf(startTime) === dateOf(startsAt);
  const gap =
    direction === "there"
      ? Date.parse(startsAt) - Date.parse(endTime)
      : Date.parse(startTime) - Date.parse(endsAt ?? startsAt);
  return gap >= 0 && gap < longestGap;
}

/**
 * The item that a trip goes with, where the trip is for another time than the item's: an edit moves an activity alone.
 */
export function missedItem(trip: Reservation, ofCart: readonly Reservation[]): Reservation | undefined {
  const item = ofCart.find(({ bookingItemId }) => bookingItemId === trip.withBookingItemId);
  return item && trip.trip && !fitsItem(trip.trip.plan, item) ? item : undefined;
}

/**
 * Whether a trip leads to its item or back from it. Where it is for another time than the item's, time says nothing: of
 * two trips of the item between the same places the one that leaves first leads there.
 */
export function directionOfTrip(
  trip: Reservation,
  item: Pick<Reservation, "bookingItemId"> & ItemTime,
  reservations: readonly Reservation[],
): TripDirection {
  const plan = trip.trip!.plan;
  const opposite = reservations
    .filter(({ withBookingItemId }) => withBookingItemId === item.bookingItemId)
    .flatMap((other) => other.trip?.plan ?? [])
    .find(
      ({ origin, destination }) =>
        origin.stopPlaceRef === plan.destination.stopPlaceRef && destination.stopPlaceRef === plan.origin.stopPlaceRef,
    );
  return directionByTime(plan, opposite && !fitsItem(plan, item) ? opposite.startTime : item.startsAt);
}
