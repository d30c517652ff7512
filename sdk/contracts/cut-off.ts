/**
 * A cut-off as it is shown, by its time in Zurich: 00:00 is 23:59 of the day before (RULES 11; purchase spec §4,
 * "Cancellation").
 */
export function cutOffAsShown(time: string): { readonly daysEarlier: 0 | 1; readonly time: string } {
  return time === "00:00" ? { daysEarlier: 1, time: "23:59" } : { daysEarlier: 0, time };
}

/** The same of an instant, as milliseconds since 1970: the minute before midnight. */
export function cutOffInstant(instant: string, time: string): number {
  return Date.parse(instant) - cutOffAsShown(time).daysEarlier * 60_000;
}
