import { earlyRequestEnd, requestAnsweredWithin } from "../../sdk/contracts/request-deadline.ts";
import { hour, instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { datePlus, instantOfWall } from "../wall-time.ts";
import type { FrozenReservation, FrozenSlot } from "./frozen.ts";

/** A reminder is due once no more than this is left: with 48 hours, after 24 and after 42. */
export const remindersBefore = [24 * hour, 6 * hour] as const;

/**
 * Until when a slot can be confirmed: until it begins, or as long as it can still be booked; what lasts all day until its day is over at the
 * latest. An instant of the database.
 */
export function confirmableUntil({ startsAt, cutoffAt, localDate, isAllDay }: Pick<FrozenSlot, "startsAt" | "cutoffAt" | "localDate" | "isAllDay">): string {
  const latest = startsAt > cutoffAt ? startsAt : cutoffAt;
  if (!isAllDay) return latest;
  const dayEnds = instantAt(instantOfWall(datePlus(localDate, { days: 1 }), "00:00"));
  return latest < dayEnds ? latest : dayEnds;
}

/** Until when a request that is made at an instant of the database is answered: 48 hours, or until the first of it can't be confirmed any more. */
export async function requestDeadline(trx: Trx, bookingId: string, at: string): Promise<string> {
  const now = Date.parse(at);
  return earlyRequestEnd(await confirmableEnds(trx, bookingId), now) ?? instantAt(now + requestAnsweredWithin);
}

async function confirmableEnds(trx: Trx, bookingId: string): Promise<string[]> {
  const items = (await findBooking(trx, bookingId))?.items ?? [];
  return items
    .filter(({ item }) => item.cancelled_at === null)
    .map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen))
    .filter(({ bookingOnRequest }) => bookingOnRequest)
    .map(({ slot }) => confirmableUntil(slot));
}
