import { hour, instantAt } from "../clock.ts";
import { datePlus, instantOfWallTime } from "./wall-time.ts";
import type { FrozenSlot } from "./frozen.ts";

/** A reminder is due once no more than this is left: with 48 hours, after 24 and after 42. */
export const remindersBefore = [24 * hour, 6 * hour] as const;

/**
 * Until when a slot can be confirmed: until it begins, or as long as it can still be booked; what lasts all day until
 * its day is over at the latest. An instant of the database.
 */
export function confirmableUntil({
  startsAt,
  cutoffAt,
  localDate,
  isAllDay,
}: Pick<FrozenSlot, "startsAt" | "cutoffAt" | "localDate" | "isAllDay">): string {
  const latest = startsAt > cutoffAt ? startsAt : cutoffAt;
  if (!isAllDay) return latest;
  const dayEnds = instantAt(instantOfWallTime(datePlus(localDate, { days: 1 }), "00:00"));
  return latest < dayEnds ? latest : dayEnds;
}
