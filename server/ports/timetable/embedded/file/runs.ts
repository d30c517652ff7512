import { GrowingInts } from "../gtfs/growing-ints.ts";
import type { Feed, FeedFrequency } from "../gtfs/feed.types.ts";
import type { FeedNotes } from "../gtfs/problems.ts";
import { noSequence } from "./sections.ts";
import { SequencePool } from "./sequence-pool.ts";
import { tripCalls, type TripCalls } from "./trip-calls.ts";

/** The runs of a feed, in columns, with what many of them share. */
export interface Runs {
  /** The route, then each stop with its rules: `stop << 4 | rules`. */
  readonly patterns: SequencePool;
  /** Pairs of arrival and departure in seconds after the run's start. */
  readonly times: SequencePool;
  readonly pattern: GrowingInts;
  readonly trip: GrowingInts;
  readonly start: GrowingInts;
  /** The sequence of `times`. */
  readonly pace: GrowingInts;
  readonly headway: GrowingInts;
  /** By trip, as `tripFirstSequence` of the file. */
  readonly firstSequence: Uint8Array;
}

/**
 * Makes the runs of all trips. A trip with frequencies runs at their times alone: its own only say how long it takes.
 */
export function makeRuns(feed: Feed, notes: FeedNotes, onTrip: (done: number, all: number) => void): Runs {
  const runs: Runs = {
    patterns: new SequencePool(),
    times: new SequencePool(),
    pattern: new GrowingInts(),
    trip: new GrowingInts(),
    start: new GrowingInts(),
    pace: new GrowingInts(),
    headway: new GrowingInts(),
    firstSequence: new Uint8Array(feed.trips.ids.length).fill(noSequence),
  };
  const frequencies = Map.groupBy(feed.frequencies, ({ trip }) => trip);
  let buffer = new Int32Array(256);
  for (const { trip, calls } of tripCalls(feed, notes)) {
    if (2 * calls.count > buffer.length) buffer = new Int32Array(4 * calls.count);
    const pattern = internPattern(runs.patterns, feed.trips.route.get(trip), calls, buffer);
    const pace = internTimes(runs.times, calls, buffer);
    const push = (start: number, headway: number) => {
      runs.pattern.push(pattern);
      runs.trip.push(trip);
      runs.start.push(start);
      runs.pace.push(pace);
      runs.headway.push(headway);
    };
    const { firstSequence } = calls;
    if (firstSequence !== null && firstSequence < noSequence) runs.firstSequence[trip] = firstSequence;
    const own = frequencies.get(trip);
    const wait = calls.departures[0]! - calls.arrivals[0]!;
    if (own) for (const [start, headway] of departures(own)) push(start - wait, headway);
    else push(calls.arrivals[0]!, 0);
    if ((trip & 0xfff) === 0) onTrip(trip, feed.trips.ids.length);
  }
  onTrip(feed.trips.ids.length, feed.trips.ids.length);
  return runs;
}

/**
 * Each departure of a frequency with the longest wait that it stands for. Where no timetable is promised, who is at the
 * stop at a departure gets away within the headway: the run departs at the first moment and arrives as if it had left
 * at the last one, so that no connection is promised that the longest wait would miss.
 */
function* departures(frequencies: readonly FeedFrequency[]): Generator<readonly [start: number, headway: number]> {
  for (const { start, end, headway, isExact } of frequencies)
    for (let time = start; time < end; time += headway) yield [time, isExact ? 0 : headway];
}

function internPattern(
  pool: SequencePool,
  route: number,
  { count, stops, rules }: TripCalls,
  buffer: Int32Array,
): number {
  buffer[0] = route;
  for (let at = 0; at < count; at++) buffer[at + 1] = (stops[at]! << 4) | rules[at]!;
  return pool.intern(buffer, count + 1);
}

function internTimes(pool: SequencePool, { count, arrivals, departures }: TripCalls, buffer: Int32Array): number {
  const start = arrivals[0]!;
  for (let at = 0; at < count; at++) {
    buffer[2 * at] = arrivals[at]! - start;
    buffer[2 * at + 1] = departures[at]! - start;
  }
  return pool.intern(buffer, 2 * count);
}
