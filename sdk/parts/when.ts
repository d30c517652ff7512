import { cutOffAsShown } from "../contracts/cut-off.ts";
import { dateOf, timeOf } from "../contracts/time.ts";
import { addDays, dateInWords } from "../ui/month.ts";

const short = { weekday: "short", day: "numeric", month: "long" } as const;

/**
 * "Sat 21 November", or with its year; by `Intl`, without the dots and commas that some languages put after the
 * weekday.
 */
export function dayInWords(date: string, languageTag: string, withYear = false): string {
  return dateInWords(date, languageTag, withYear ? { ...short, year: "numeric" } : short).replace(
    /^(\p{L}+)[.,،]+ ?/u,
    "$1 ",
  );
}

/** "Sat 21 November 2026, 10:30" of a date and a time; a whole day has no time (RULES 17). */
export function dayAndTime(date: string, time: string | null, languageTag: string): string {
  const day = dayInWords(date, languageTag, true);
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
