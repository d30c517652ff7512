import type { Reservation } from "../../contracts/cart.ts";
import { dateOf } from "../../contracts/time.ts";

const day = 24 * 3_600_000;

type Timed = Pick<Reservation, "startsAt" | "endsAt" | "isAllDay">;

/**
 * The item that a trip goes with, where the trip is for another time than the item's: an edit moves an activity alone.
 * A trip fits that arrives within the day before the start, or leaves within the day after the end.
 */
export function missedItem(trip: Reservation, ofCart: readonly Reservation[]): Reservation | undefined {
  const item = ofCart.find(({ bookingItemId }) => bookingItemId === trip.withBookingItemId);
  return item && trip.trip && !fits(trip.trip.plan, item) ? item : undefined;
}

function fits(plan: { readonly startTime: string; readonly endTime: string }, item: Timed): boolean {
  if (item.isAllDay) return dateOf(plan.startTime) === dateOf(item.startsAt);
  const startsAt = Date.parse(item.startsAt);
  const before = startsAt - Date.parse(plan.endTime);
  if (before >= 0) return before < day;
  const after = Date.parse(plan.startTime) - Date.parse(item.endsAt ?? item.startsAt);
  return after >= 0 && after < day;
}
