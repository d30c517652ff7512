import { cutOffInstant } from "../../sdk/contracts/cut-off.ts";
import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";
import { shopTimeZone } from "../../sdk/contracts/time.ts";

/** Dates are in the language of the words around them; wall time is Zurich's. */
const inShop = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(translatedLanguageTag(locale), { timeZone: shopTimeZone, hourCycle: "h23", ...options });

/** "Sat 21 November 2026" */
export function dateOfInstantInWords(instant: string, locale: Locale): string {
  const parts = inShop(locale, { weekday: "short", day: "numeric", month: "long", year: "numeric" }).format(
    new Date(instant),
  );
  return parts.replace(/^(\p{L}+)\.?,/u, "$1");
}

/** The same of a day of the calendar, "2026-11-21". */
export function dateOfDayInWords(day: string, locale: Locale): string {
  return dateOfInstantInWords(`${day}T12:00:00Z`, locale);
}

/** "10:30" */
function timeInWords(instant: string, locale: Locale): string {
  return inShop(locale, { hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
}

/** "Sat 21 November 2026, 10:30". When something begins that was booked: `startInWords`. */
export function whenInWords(instant: string, locale: Locale): string {
  return `${dateOfInstantInWords(instant, locale)}, ${timeInWords(instant, locale)}`;
}

/** When an item begins; for what lasts all day the date alone (RULES 17). */
export function startInWords(
  { startsAt, isAllDay }: { readonly startsAt: string; readonly isAllDay: boolean },
  locale: Locale,
): string {
  return isAllDay ? dateOfInstantInWords(startsAt, locale) : whenInWords(startsAt, locale);
}

/** Until when something can be done (`cutOffAsShown`). */
export function untilInWords(instant: string, locale: Locale): string {
  const time = inShop("en_CH", { hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
  return whenInWords(new Date(cutOffInstant(instant, time)).toISOString(), locale);
}

/** Zurich's calendar date, "2026-11-21", at `now` (milliseconds since 1970). */
export function todayInShop(now: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone }).format(new Date(now));
}

/** How soon a day comes, in Zurich's calendar: "today", "tomorrow", "in 11 days". `now`: milliseconds since 1970. */
export function daysUntil(instant: string, now: number, locale: Locale): string {
  const dayOf = (ms: number) => Date.parse(todayInShop(ms));
  const days = Math.round((dayOf(Date.parse(instant)) - dayOf(now)) / 86_400_000);
  return new Intl.RelativeTimeFormat(translatedLanguageTag(locale), { numeric: "auto" }).format(days, "day");
}
