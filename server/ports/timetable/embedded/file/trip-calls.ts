import type { Feed, FeedStopTimes } from "../gtfs/feed.types.ts";
import type { FeedNotes } from "../gtfs/problems.ts";
import { noTime } from "../gtfs/values.ts";
import { metresBetween } from "./distance.ts";

const file = "stop_times.txt";

/** The calls of one trip, checked, in order and each with its times; the same arrays for every trip. */
export interface TripCalls {
  count: number;
  stops: Int32Array;
  rules: Int32Array;
  arrivals: Int32Array;
  departures: Int32Array;
  /** The first stop_sequence, where each next one has one more; else null. */
  firstSequence: number | null;
}

/**
 * Goes through the trips of a feed with their calls in order. Of a trip that is wrong a problem is noted and it is
 * passed over, as is one of fewer than two stops.
 */
export function* tripCalls(feed: Feed, notes: FeedNotes): Generator<{ trip: number; calls: TripCalls }> {
  const { stopTimes, trips } = feed;
  const { starts, rowAt } = groupByTrip(stopTimes, trips.ids.length);
  const most = starts.reduce((most, start, trip) => Math.max(most, start - (starts[trip - 1] ?? 0)), 0);
  const calls: TripCalls = {
    count: 0,
    stops: new Int32Array(most),
    rules: new Int32Array(most),
    arrivals: new Int32Array(most),
    departures: new Int32Array(most),
    firstSequence: null,
  };
  for (let trip = 0; trip < trips.ids.length; trip++) {
    const count = starts[trip + 1]! - starts[trip]!;
    if (count < 2) {
      notes.warnings.add(
        "trips.txt",
        null,
        "trip_with_one_stop",
        `the trip ${trips.ids[trip]} has fewer than two stops`,
      );
      continue;
    }
    const rows = Array.from({ length: count }, (_, nth) => rowAt(trip, nth));
    if (rows.some((row, nth) => nth > 0 && stopTimes.sequence.get(row) < stopTimes.sequence.get(rows[nth - 1]!)))
      rows.sort((one, other) => stopTimes.sequence.get(one) - stopTimes.sequence.get(other));
    if (fill(calls, rows, feed, notes)) yield { trip, calls };
  }
}

/** Where each trip's rows are: they stand together in most feeds, else a list of all rows is sorted by trip. */
function groupByTrip(stopTimes: FeedStopTimes, trips: number) {
  const starts = new Uint32Array(trips + 1);
  for (let row = 0; row < stopTimes.count; row++) starts[stopTimes.trip.get(row) + 1]!++;
  for (let trip = 0; trip < trips; trip++) starts[trip + 1]! += starts[trip]!;
  if (stopTimes.isGrouped) {
    const first = new Uint32Array(trips);
    for (let row = stopTimes.count - 1; row >= 0; row--) first[stopTimes.trip.get(row)] = row;
    return { starts, rowAt: (trip: number, nth: number) => first[trip]! + nth };
  }
  const [rows, filled] = [new Uint32Array(stopTimes.count), starts.slice()];
  for (let row = 0; row < stopTimes.count; row++) rows[filled[stopTimes.trip.get(row)]!++] = row;
  return { starts, rowAt: (trip: number, nth: number) => rows[starts[trip]! + nth]! };
}

function fill(calls: TripCalls, rows: readonly number[], feed: Feed, { problems }: FeedNotes): boolean {
  const { stopTimes } = feed;
  calls.count = rows.length;
  let lastTime = noTime;
  let hasGaps = false;
  for (const [at, row] of rows.entries()) {
    const [givenArrival, givenDeparture] = [stopTimes.arrival.get(row), stopTimes.departure.get(row)];
    const arrival = givenArrival >= 0 ? givenArrival : givenDeparture;
    const departure = givenDeparture >= 0 ? givenDeparture : givenArrival;
    calls.stops[at] = stopTimes.stop.get(row);
    calls.rules[at] = stopTimes.rules.get(row);
    calls.arrivals[at] = arrival;
    calls.departures[at] = departure;
    if (at > 0 && stopTimes.sequence.get(row) === stopTimes.sequence.get(rows[at - 1]!)) {
      const sequence = stopTimes.sequence.get(row);
      problems.add(file, stopTimes.lineOf(row), "duplicate_sequence", `the trip has stop_sequence ${sequence} twice`);
      return false;
    }
    if (arrival < 0) {
      if (at === 0 || at === rows.length - 1) {
        problems.add(file, stopTimes.lineOf(row), "missing_time", "the first and the last stop of a trip have times");
        return false;
      }
      hasGaps = true;
      continue;
    }
    if (arrival < lastTime || departure < arrival) {
      problems.add(file, stopTimes.lineOf(row), "time_runs_back", "a trip can't be earlier than at its stop before");
      return false;
    }
    lastTime = departure;
  }
  if (hasGaps) interpolate(calls, feed);
  const first = stopTimes.sequence.get(rows[0]!);
  const isConsecutive = rows.every((row, at) => stopTimes.sequence.get(row) === first + at);
  calls.firstSequence = isConsecutive ? first : null;
  return true;
}

/** Gives the stops between two timed ones their times, by the distances between them. */
function interpolate({ count, stops, arrivals, departures }: TripCalls, { stops: all }: Feed): void {
  for (let from = 0; from < count - 1;) {
    let to = from + 1;
    while (arrivals[to]! < 0) to++;
    const steps = Array.from({ length: to - from }, (_, step) =>
      metresBetween(all[stops[from + step]!]!, all[stops[from + step + 1]!]!),
    );
    const isKnown = steps.every((metres) => !Number.isNaN(metres)) && steps.some((metres) => metres > 0);
    const weights = isKnown ? steps : steps.map(() => 1);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const [start, end] = [departures[from]!, arrivals[to]!];
    let gone = 0;
    for (let at = from + 1; at < to; at++) {
      gone += weights[at - from - 1]!;
      arrivals[at] = departures[at] = start + Math.round(((end - start) * gone) / whole);
    }
    from = to;
  }
}
