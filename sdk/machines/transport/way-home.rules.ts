import type { Trip } from "../../contracts/transport.ts";
import { instantOf, minutesAfter, wallTimeAt } from "./time.rules.ts";

/** A day of traffic ends at this hour: what leaves later is of the next one. */
const dayOfTrafficEnds = "04:00";
const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;

/** The end (ms) of the day of traffic that an instant lies in. */
function endOfTraffic(instant: string): number {
  const { date, time } = wallTimeAt(Date.parse(instant));
  const next = wallTimeAt(Date.parse(`${date}T12:00:00Z`) + dayMs).date;
  return Date.parse(instantOf({ date: time < dayOfTrafficEnds ? date : next, time: dayOfTrafficEnds }));
}

const leaves = ({ startTime }: Trip) => Date.parse(startTime);

/** The first of some trips by departure. */
function firstOf(trips: readonly Trip[]): Trip | undefined {
  return trips.toSorted((one, other) => leaves(one) - leaves(other))[0];
}

/** Whether one of the trips that leave after the activity does so on its day of traffic. */
export function hasLaterWayHome(trips: readonly Trip[], after: string): boolean {
  const first = firstOf(trips);
  return first !== undefined && leaves(first) < endOfTraffic(after);
}

/** The latest arrival of the last trip before: a minute before the first one of the next day arrives. */
export function lastWayHomeRequest(trips: readonly Trip[], after: string): string {
  const first = firstOf(trips);
  return first ? minutesAfter(first.endTime, -1) : minutesAfter(after, dayMinutes);
}

/** The last trip that leaves before the activity ends, on its day of traffic. */
export function lastBefore(trips: readonly Trip[], after: string): Trip | undefined {
  const begin = endOfTraffic(after) - dayMs;
  return trips
    .filter((trip) => leaves(trip) < Date.parse(after) && leaves(trip) >= begin)
    .toSorted((one, other) => leaves(one) - leaves(other))
    .at(-1);
}
