import { GrowingInts } from "../gtfs/growing-ints.ts";
import type { Feed } from "../gtfs/feed.types.ts";
import { isClimb, type Climbs } from "./climbs.ts";
import { arrivalOf, departureOf, splitPatterns } from "./patterns.ts";
import type { Runs } from "./runs.ts";
import type { Sections } from "./sections.ts";

/** The sections of patterns, runs and times. Patterns of funiculars, cable cars and lifts are added to `climbs`. */
export function patternsOf(feed: Feed, runs: Runs, climbs: Climbs) {
  const [patternRoute, patternStops, patternRules] = [new GrowingInts(), new GrowingInts(), new GrowingInts()];
  const [patternStopAt, patternRunAt, patternLeast] = [new GrowingInts(), new GrowingInts(), new GrowingInts()];
  const [patternFirst, patternLast] = [new GrowingInts(), new GrowingInts()];
  const count = runs.pattern.length;
  const runTrip = new Uint32Array(count);
  const runStart = new Int32Array(count);
  const runTimes = new Uint32Array(count);
  const runHeadway = new Uint16Array(count);
  let placed = 0;
  patternStopAt.push(0);
  patternRunAt.push(0);
  for (const { sequence, runs: its } of splitPatterns(runs)) {
    const [from, length] = [runs.patterns.start(sequence), runs.patterns.lengthOf(sequence) - 1];
    const route = runs.patterns.values.get(from);
    const stops = Array.from({ length }, (_, at) => runs.patterns.values.get(from + 1 + at) >>> 4);
    for (const [at, stop] of stops.entries()) {
      patternStops.push(stop);
      patternRules.push(runs.patterns.values.get(from + 1 + at) & 0xf);
    }
    if (isClimb(feed.routes[route]!.type)) climbs.add(stops);
    patternRoute.push(route);
    patternStopAt.push(patternStops.length);
    for (let at = 0; at < length; at++) patternLeast.push(at < length - 1 ? leastSeconds(runs, its, at) : 0);
    let [first, last] = [Infinity, -Infinity];
    for (const run of its) {
      runTrip[placed] = runs.trip.get(run);
      runStart[placed] = runs.start.get(run);
      runTimes[placed] = runs.times.start(runs.pace.get(run));
      runHeadway[placed++] = runs.headway.get(run);
      first = Math.min(first, departureOf(runs, run, 0));
      last = Math.max(last, arrivalOf(runs, run, length - 1));
    }
    patternRunAt.push(placed);
    patternFirst.push(first);
    patternLast.push(last);
  }
  const times = timesOf(runs);
  const sections = {
    patternRoute: uint32(patternRoute),
    patternStopAt: uint32(patternStopAt),
    patternStops: uint32(patternStops),
    patternRules: Uint8Array.from({ length: patternRules.length }, (_, at) => patternRules.get(at)),
    patternLeast: Uint16Array.from({ length: patternLeast.length }, (_, at) => patternLeast.get(at)),
    patternRunAt: uint32(patternRunAt),
    patternFirst: new Int32Array(uint32(patternFirst).buffer),
    patternLast: new Int32Array(uint32(patternLast).buffer),
    runTrip,
    runStart,
    runTimes,
    runHeadway,
    times,
  };
  return sections;
}

/** From a stop of a pattern to the next one, by the quickest run; no more than 16 bits hold. */
function leastSeconds(runs: Runs, its: readonly number[], at: number): number {
  let [least, lastPace] = [0xffff, -1];
  for (const run of its) {
    const pace = runs.pace.get(run);
    if (pace === lastPace) continue;
    lastPace = pace;
    const place = runs.times.start(pace) + 2 * at + 1;
    least = Math.min(least, runs.times.values.get(place + 1) - runs.times.values.get(place));
  }
  return least;
}

/** 16 bits a time, or 32 where a trip takes more than 18 hours. */
function timesOf({ times: { values } }: Runs): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values.get(at));
  const times = most > 0xffff ? new Uint32Array(values.length) : new Uint16Array(values.length);
  values.copyTo(times);
  return times;
}

/** The calls at each stop, by what the patterns say. */
export function callsOf(
  { patternStopAt, patternStops }: Pick<Sections, "patternStopAt" | "patternStops">,
  stops: number,
) {
  const stopCallAt = new Uint32Array(stops + 1);
  for (const stop of patternStops) stopCallAt[stop + 1]!++;
  for (let stop = 0; stop < stops; stop++) stopCallAt[stop + 1]! += stopCallAt[stop]!;
  const filled = stopCallAt.slice();
  const callPattern = new Uint32Array(patternStops.length);
  const callPosition = new Uint16Array(patternStops.length);
  for (let pattern = 0; pattern < patternStopAt.length - 1; pattern++)
    for (let at = patternStopAt[pattern]!; at < patternStopAt[pattern + 1]!; at++) {
      const place = filled[patternStops[at]!]!++;
      callPattern[place] = pattern;
      callPosition[place] = at - patternStopAt[pattern]!;
    }
  return { stopCallAt, callPattern, callPosition };
}

export function uint32(numbers: GrowingInts): Uint32Array<ArrayBuffer> {
  const array = new Uint32Array(numbers.length);
  numbers.copyTo(array);
  return array;
}
