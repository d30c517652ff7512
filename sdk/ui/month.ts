import { addToMonth, monthOf } from "../contracts/time.ts";

/**
 * Calendar arithmetic on dates as text (`2026-11-21`) and months as text (`2026-11`), in UTC, so that no visitor's zone
 * and no summer time can shift a day. Weeks begin on Monday, as they do in Switzerland.
 */
const daysInWeek = 7;
/** Every month keeps the height of six rows, so that it changes without jumping. */
const rows = 6;
const msPerDay = 86_400_000;

const utc = (date: string) =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10) || 1));
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A date some days later, or earlier. */
export const addDays = (date: string, days: number) => text(utc(date) + days * msPerDay);

/** 0 is Monday. */
export const weekdayOf = (date: string) => (new Date(utc(date)).getUTCDay() + daysInWeek - 1) % daysInWeek;

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const month = addToMonth(monthOf(date), months);
  const same = month + date.slice(7);
  const last = addDays(`${addToMonth(month, 1)}-01`, -1);
  return same < last ? same : last;
}

/** Six weeks from Monday on; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, day) => {
      const date = addDays(start, week * daysInWeek + day);
      return monthOf(date) === month ? date : null;
    }),
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date in words, by `Intl`; each format is made once, for making one takes longer than using it a hundred times. */
export function dateInWords(date: string, languageTag: string, options: Intl.DateTimeFormatOptions): string {
  const key = languageTag + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageTag, { ...options, timeZone: "UTC", numberingSystem: "latn" });
  formats.set(key, format);
  return format.format(utc(date));
}
