import { hour, instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { datePlus, instantOfWall } from "../wall-time.ts";
import type { FrozenReservation, FrozenSlot } from "./frozen.ts";

/** The longest that a supplier has to answer a booking on request (RULES 8). */
export const requestAnsweredWithin = 48 * hour;
/** A reminder is due once no more than this is left: with 48 hours, after 24 and after 42. */
export const remindersBefore = [24 * hour, 6 * hour] as const;

/**
 * Until when a slot can be confirmed: until it begins, or as long as it can still be booked; what lasts all day until its day is over at the
 * latest. An instant of the database.
 */
export function confirmableUntil({ startsAt, cutoffAt, localDate, isAllDay }: FrozenSlot): string {
  const latest = startsAt > cutoffAt ? startsAt : cutoffAt;
  if (!isAllDay) return latest;
  const dayEnds = instantAt(instantOfWall(datePlus(localDate, { days: 1 }), "00:00"));
  return latest < dayEnds ? latest : dayEnds;
}

/** When the first of what is on request in a booking, and not cancelled, can't be confirmed any more; null where nothing is. */
export async function requestConfirmableUntil(trx: Trx, bookingId: string): Promise<string | null> {
  const items = (await findBooking(trx, bookingId))?.items ?? [];
  const ends = items
    .filter(({ item }) => item.cancelled_at === null)
    .map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen))
    .filter(({ bookingOnRequest }) => bookingOnRequest)
    .map(({ slot }) => confirmableUntil(slot));
  return ends.toSorted()[0] ?? null;
}
