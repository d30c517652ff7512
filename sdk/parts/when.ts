import { cutOffAsShown } from "../contracts/cut-off.ts";
import { withoutWeekdayMarks } from "../contracts/dates-in-words.ts";
import { dateOf, timeOf } from "../contracts/time.ts";
import { addDays, dateInWords } from "../ui/month.ts";

const short = { weekday: "short", day: "numeric", month: "long" } as const;

function inWords(date: string, languageTag: string, options: Intl.DateTimeFormatOptions): string {
  return withoutWeekdayMarks(dateInWords(date, languageTag, options));
}

/** "Sat 21 November" */
export function dayInWords(date: string, languageTag: string): string {
  return inWords(date, languageTag, short);
}

/** "Sat 21 November 2026" */
export function fullDateInWords(date: string, languageTag: string): string {
  return inWords(date, languageTag, { ...short, year: "numeric" });
}

/** "Sat 21 November 2026, 10:30" of a date and a time; a whole day has no time (RULES 17). */
export function dayAndTime(date: string, time: string | null, languageTag: string): string {
  const day = fullDateInWords(date, languageTag);
  return time === null ? day : `${day}, ${time}`;
}

/** The same of an instant with Zurich's offset; 00:00 is a whole day. */
export function slotInWords(instant: string, languageTag: string): string {
  return dayAndTime(dateOf(instant), timeOf(instant) === "00:00" ? null : timeOf(instant), languageTag);
}

/** A cut-off in words (`cutOffAsShown`). */
export function cutOffInWords(instant: string, languageTag: string): string {
  const { daysEarlier, time } = cutOffAsShown(timeOf(instant));
  return `${dayInWords(addDays(dateOf(instant), -daysEarlier), languageTag)}, ${time}`;
}
