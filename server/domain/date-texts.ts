import { languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { cutOffInstant } from "../../sdk/contracts/cut-off.ts";
import { withoutWeekdayMarks } from "../../sdk/contracts/dates-in-words.ts";
import { shopTimeZone } from "../../sdk/contracts/time.ts";

/** "Sat 21 November 2026" in the locale's own way, as the elements write it (`sdk/parts/when.ts`). */
export function dateText(locale: Locale, instant: string): string {
  return withoutWeekdayMarks(
    format(locale, instant, { weekday: "short", day: "numeric", month: "long", year: "numeric" }),
  );
}

/** "10:30". */
export function timeText(locale: Locale, instant: string): string {
  return format(locale, instant, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "Fri 20 November 2026, 10:30" of a cut-off (`cutOffAsShown`). */
export function untilText(locale: Locale, instant: string): string {
  const moment = new Date(cutOffInstant(instant, timeText(locale, instant))).toISOString();
  return `${dateText(locale, moment)}, ${timeText(locale, moment)}`;
}

function format(locale: Locale, instant: string, options: Intl.DateTimeFormatOptions): string {
  const words = translatedLocaleOf(locale);
  const tag = words === "en_CH" ? "en-GB" : languageTag(words);
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: shopTimeZone }).format(new Date(instant));
}
