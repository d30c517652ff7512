import { Temporal } from "temporal-polyfill";
import { shopTimeZone } from "../../sdk/contracts/time.ts";
import { hour, instantAt } from "../clock.ts";

/** A wall time that the clocks skip in spring (RULES 17). */
export class NoSuchLocalTime extends Error {
  constructor(date: string, time: string) {
    super(`${date} ${time} does not exist in ${shopTimeZone}: the clocks skip it`);
  }
}

/**
 * The instant (ms) of a date and wall time in Zurich. A doubled one is the earlier; a skipped one throws
 * `NoSuchLocalTime`.
 */
export function instantOfWallTime(date: string, time: string): number {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = wall.toZonedDateTime(shopTimeZone, { disambiguation: "earlier" });
  if (!zoned.toPlainDateTime().equals(wall)) throw new NoSuchLocalTime(date, time);
  return zoned.epochMilliseconds;
}

/**
 * That many hours before a start in Zurich: whole days go by the calendar, the rest by the clock. Negative hours lie
 * after the start.
 */
export function hoursBefore(startsAt: number, hours: number): number {
  const days = Math.trunc(hours / 24);
  const rest = Math.round((hours - days * 24) * hour);
  if (days === 0) return startsAt - rest;
  return (
    Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(shopTimeZone).subtract({ days })
      .epochMilliseconds - rest
  );
}

/** Zurich's offset changes at full hours only, so one look a shown hour is enough. */
const offsets = new Map<number, { ms: number; text: string }>();
const maxCachedOffsets = 20_000;

function offsetAt(ms: number): { ms: number; text: string } {
  const hourOfDay = Math.floor(ms / hour);
  const known = offsets.get(hourOfDay);
  if (known) return known;
  if (offsets.size > maxCachedOffsets) offsets.clear();
  const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(shopTimeZone);
  const offset = { ms: zoned.offsetNanoseconds / 1e6, text: zoned.offset };
  offsets.set(hourOfDay, offset);
  return offset;
}

/**
 * An instant as it goes over the wire: with Zurich's offset, to the second, so that wall time can be cut out of the
 * text.
 */
export function wireInstant(instant: string | number): string {
  const ms = typeof instant === "number" ? instant : Date.parse(instant);
  const offset = offsetAt(ms);
  return `${instantAt(ms + offset.ms).slice(0, 19)}${offset.text}`;
}

/** The calendar date in Zurich at an instant (ms). */
export function dateInZurich(ms: number): string {
  return wireInstant(ms).slice(0, 10);
}

/** A date some days or months on, by the calendar. */
export function datePlus(date: string, plus: { readonly days?: number; readonly months?: number }): string {
  return Temporal.PlainDate.from(date).add(plus).toString();
}

/** The month before that of a date: `2026-11` of `2026-12-01`. */
export function monthBefore(date: string): string {
  return datePlus(`${date.slice(0, 7)}-01`, { months: -1 }).slice(0, 7);
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** 1 is Monday. */
export function isoWeekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** Whole weeks from one date to another. */
export function weeksBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: "weeks" }).weeks;
}

/** Zurich's wall times between which people are written to who wait for no answer: nobody is woken. */
const mailsFrom = "08:00";
const mailsUntil = "20:00";

/** Whether reminders go out at an instant (ms since 1970): by day in Zurich. */
export function isMailTime(now: number): boolean {
  const time = wireInstant(now).slice(11, 16);
  return time >= mailsFrom && time < mailsUntil;
}

/** When reminders go out next, from an instant on (both in ms since 1970): the instant itself by day. */
export function nextMailTime(from: number): number {
  if (isMailTime(from)) return from;
  const isEarly = wireInstant(from).slice(11, 16) < mailsFrom;
  return instantOfWallTime(datePlus(dateInZurich(from), { days: isEarly ? 0 : 1 }), mailsFrom);
}
