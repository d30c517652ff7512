import * as v from "valibot";

/** The wall time of everything the shop sells, whatever the browser's zone. */
export const shopTimeZone = "Europe/Zurich";

/** Whether a calendar has the date: `isoDate` takes 31 days for every month. Engines read `2026-02-31` differently. */
export function isCalendarDate(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

/** A calendar date in Zurich: `2026-12-01`. */
export const LocalDate = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, "a date of the calendar is wanted"));

/** An instant with its offset: `2026-12-01T10:30:00+01:00` or `…Z`. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, "an instant with an offset is wanted"),
);

/** The date part of an instant written with Zurich's offset. */
export function dateOf(instant: string): string {
  return instant.slice(0, 10);
}

/** The wall time of an instant written with Zurich's offset: `10:30`. */
export function timeOf(instant: string): string {
  return instant.slice(11, 16);
}

/** Made when it is first used: a browser takes some ten milliseconds to know a time zone. */
let shopDay: Intl.DateTimeFormat | undefined;

/** The shop's calendar date at an instant (ms since 1970), whatever the browser's zone: Swedish dates are ISO dates. */
export function dateInShop(now: number): string {
  shopDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone });
  return shopDay.format(now);
}

/** The month of a date: `2026-11`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** A month some months later, or earlier. */
export function addToMonth(month: string, months: number): string {
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1);
  return new Date(first).toISOString().slice(0, 7);
}
