import { Temporal } from "temporal-polyfill";

const daySeconds = 86_400;
const epoch = Temporal.PlainDate.from("1970-01-01");
const noon = Temporal.PlainTime.from("12:00");
const halfDay = 12 * 3600;

/** The date of a day since 1970. */
const dateOf = (day: number) => epoch.add({ days: day });

/**
 * The instant (s) from which the times of a service day count: noon minus twelve hours, which is midnight but on the
 * two days on which the clocks change.
 */
export function serviceDayStart(day: number, timeZone: string): number {
  const instant = dateOf(day).toZonedDateTime({ timeZone, plainTime: noon });
  return instant.epochMilliseconds / 1000 - halfDay;
}

/** The local day (since 1970) of an instant (s). */
export function localDay(instant: number, timeZone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(timeZone);
  return Date.parse(`${zoned.toPlainDate().toString()}T00:00:00Z`) / 1000 / daySeconds;
}
