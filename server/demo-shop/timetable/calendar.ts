import { isoDate, parseDate, weekday } from "../../ports/timetable/embedded/gtfs/values.ts";
import type { DayRule, Season } from "./lines.types.ts";

/** Days since 1970, both included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

const months = 14;

/** From the first of the month of `today` on, so that bookings a year ahead always have a timetable. */
export function spanFrom(today: number): Span {
  const [year, month] = isoDate(today).split("-").map(Number) as [number, number];
  const at = (nth: number) => Date.UTC(year, month - 1 + nth, 1) / 86_400_000;
  return { first: at(0), last: at(months) - 1 };
}

const [saturday, sunday] = [5, 6];

/** Whether a service with such a rule runs on a day. Holidays are Sundays. */
export function runsOn(day: number, rule: DayRule, season: Season | null): boolean {
  if (season && !isInSeason(day, season)) return false;
  const on = isHoliday(day) ? sunday : weekday(day);
  return (
    rule === "daily" ||
    (rule === "mo-fr" && on < saturday) ||
    (rule === "sa-su" && on >= saturday) ||
    (rule === "sundays" && on === sunday)
  );
}

function isInSeason(day: number, { from, to }: Season): boolean {
  const date = isoDate(day).slice(5);
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

/** New Year and the day after it, Good Friday to Whit Monday, 1 August, both days of Christmas. */
export function isHoliday(day: number): boolean {
  const [year, date] = [Number(isoDate(day).slice(0, 4)), isoDate(day).slice(5)];
  if (["01-01", "01-02", "08-01", "12-25", "12-26"].includes(date)) return true;
  return [-2, 1, 39, 50].includes(day - easter(year));
}

/** Easter Sunday by Gauss's rule in its Gregorian form, as days since 1970. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - (year % 19)) / 11));
  const dayOfWeek = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const offset = full - dayOfWeek;
  const month = 3 + Math.floor((offset + 40) / 44);
  const date = offset + 28 - 31 * Math.floor(month / 4);
  return parseDate(`${year}${`${month}`.padStart(2, "0")}${`${date}`.padStart(2, "0")}`)!;
}
