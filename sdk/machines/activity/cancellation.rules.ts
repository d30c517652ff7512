import type { Activity } from "../../contracts/activity.ts";
import { cutOffAsShown } from "../../contracts/cut-off.ts";
import { shopTimeZone } from "../../contracts/time.ts";

/**
 * Until when it can be cancelled (discovery spec §9). `hours` and `days` are before the start; `clock` is a time on the
 * day so many days before the day of the visit, for what has no start time.
 */
export type CancellationRule =
  | { readonly kind: "none" }
  | { readonly kind: "start" }
  | { readonly kind: "hours"; readonly hours: number }
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "clock"; readonly days: number; readonly time: string };

/** A day of a visit and the wall time in Zurich until which it can be cancelled free of charge. */
export interface FreeUntil {
  readonly date: string;
  readonly until: { readonly date: string; readonly time: string };
}

const hoursPerDay = 24;

/**
 * The rule of an activity. Above 24 hours it counts in days, rounded up, so that no cut-off is stated later than the
 * true one.
 */
export function cancellationRule({
  cancellation,
  cancellationCutOff,
  validities,
}: NonNullable<Activity["summary"]>): CancellationRule {
  if (!cancellation) return { kind: "none" };
  const hours = Math.max(0, cancellationCutOff ?? 0);
  if (validities.length > 0 && validities.every((validity) => validity === "all-day")) return allDayRule(hours);
  if (hours === 0) return { kind: "start" };
  return hours > hoursPerDay ? { kind: "days", days: Math.ceil(hours / hoursPerDay) } : { kind: "hours", hours };
}

/**
 * The first of some days that can still be cancelled free of charge at `now` (ms since 1970). Only for a single offer
 * without start times: else the instant depends on an offer or a time that nobody has chosen yet.
 */
export function freeUntil(
  summary: NonNullable<Activity["summary"]>,
  dates: readonly string[],
  now: number,
): FreeUntil | undefined {
  const rule = cancellationRule(summary);
  if (rule.kind !== "clock" || summary.numOffers !== 1) return undefined;
  const wallTime = new Intl.DateTimeFormat("sv-SE", {
    timeZone: shopTimeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(now);
  return dates
    .map((date) => ({ date, until: { date: daysBefore(date, rule.days), time: rule.time } }))
    .find(({ until }) => `${until.date} ${until.time}` > wallTime);
}

/** A calendar date some days earlier: without a time it is read and written in UTC. */
function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * hoursPerDay * 3_600_000).toISOString().slice(0, 10);
}

/** A whole day begins at 00:00. */
function allDayRule(hours: number): CancellationRule {
  const days = Math.ceil(hours / hoursPerDay);
  const minutes = Math.round((days * hoursPerDay - hours) * 60);
  const two = (figure: number) => String(figure).padStart(2, "0");
  const { daysEarlier, time } = cutOffAsShown(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
  return { kind: "clock", days: days + daysEarlier, time };
}
