import { shopTimeZone, timeOf } from "../../contracts/time.ts";
import type { ServiceTime } from "../../contracts/transport.ts";

/** Zurich's wall time. */
export interface WallTime {
  /** `2026-12-01` */
  readonly date: string;
  /** `10:30` */
  readonly time: string;
}

const minuteMs = 60_000;

/** Made when it is first used, as in contracts/time.ts. Swedish dates are ISO dates. */
let wallClock: Intl.DateTimeFormat | undefined;

/** Zurich's wall time at an instant (ms since 1970), whatever the browser's zone. */
export function wallTimeAt(now: number): WallTime {
  wallClock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: shopTimeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [date = "", time = ""] = wallClock.format(now).split(" ");
  // A year that is being typed has fewer digits, and is no ISO date without zeros.
  return { date: date.padStart(10, "0"), time };
}

/** Minutes that Zurich is ahead of UTC at an instant. */
function offsetAt(now: number): number {
  const { date, time } = wallTimeAt(now);
  return Math.round((Date.parse(`${date}T${time}:00Z`) - now) / minuteMs);
}

/**
 * The instant of a wall time, with Zurich's offset. Of an hour that comes twice the first; of one that the clocks skip
 * the hour after.
 */
export function instantOf({ date, time }: WallTime): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const dayBefore = offsetAt(wall - 24 * 60 * minuteMs);
  const asBefore = wall - dayBefore * minuteMs;
  const offset = offsetAt(asBefore);
  const ms = wallTimeAt(asBefore).time === time ? asBefore : (wallMatches(wall, offset, time) ?? asBefore);
  return withOffset(ms);
}

function wallMatches(wall: number, offset: number, time: string): number | undefined {
  const ms = wall - offset * minuteMs;
  return wallTimeAt(ms).time === time ? ms : undefined;
}

/** An instant as text with Zurich's offset. */
function withOffset(ms: number): string {
  const { date, time } = wallTimeAt(ms);
  const offset = offsetAt(ms);
  const digits = (minutes: number) => String(minutes).padStart(2, "0");
  return `${date}T${time}:00+${digits(Math.floor(offset / 60))}:${digits(offset % 60)}`;
}

/** An instant some minutes later, or earlier. */
export function minutesAfter(instant: string, minutes: number): string {
  return withOffset(Date.parse(instant) + minutes * minuteMs);
}

/** The wall time of an instant, or of a local date and time. */
export function wallTimeOf(text: string): WallTime {
  return /(Z|[+-]\d\d:\d\d)$/.test(text)
    ? wallTimeAt(Date.parse(text))
    : { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A time by timetable, and the expected one where it differs by a minute at least: `10:30`. */
export function shownTime({ timetabledTime, estimatedTime }: ServiceTime): {
  planned: string;
  expected: string | null;
} {
  const planned = timeOf(timetabledTime);
  const expected = estimatedTime ? timeOf(estimatedTime) : planned;
  return { planned, expected: expected === planned ? null : expected };
}
