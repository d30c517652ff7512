import type { Trip } from "../../contracts/transport.ts";
import { instantOf, wallTimeAt } from "./time.rules.ts";

/** A day of traffic ends at this hour: what leaves later is of the next one. */
const dayOfTrafficEnds = "04:00";
/** Who is home later has waited for the first connections of the morning. */
const nightEnds = "05:00";
const dayMs = 24 * 60 * 60_000;

/** That hour (ms) at the end of the day of traffic that an instant lies in. */
function endOfTraffic(instant: string, hour: string): number {
  const { date, time } = wallTimeAt(Date.parse(instant));
  const next = wallTimeAt(Date.parse(`${date}T12:00:00Z`) + dayMs).date;
  return Date.parse(instantOf({ date: time < dayOfTrafficEnds ? date : next, time: hour }));
}

const leaves = ({ startTime }: Trip) => Date.parse(startTime);

/** Whether a trip leaves on the day of traffic of an instant, and is there before its night ends. */
function isOfDay(trip: Trip, instant: string): boolean {
  const end = endOfTraffic(instant, dayOfTrafficEnds);
  return (
    leaves(trip) < end && leaves(trip) >= end - dayMs && Date.parse(trip.endTime) < endOfTraffic(instant, nightEnds)
  );
}

/** Whether one of the trips that leave after the activity is home on its day of traffic: a night's wait is none. */
export function hasLaterWayBack(trips: readonly Trip[], after: string): boolean {
  return trips.some((trip) => isOfDay(trip, after));
}

/** The latest arrival of the last way back, with Zurich's offset. */
export function lastArrivalBack(after: string): string {
  return instantOf(wallTimeAt(endOfTraffic(after, nightEnds)));
}

/** The last trip that leaves before the activity ends, on its day of traffic. */
export function lastBefore(trips: readonly Trip[], after: string): Trip | undefined {
  return trips
    .filter((trip) => leaves(trip) < Date.parse(after) && isOfDay(trip, after))
    .toSorted((one, other) => leaves(one) - leaves(other))
    .at(-1);
}
