import { departuresWithin } from "./departures.ts";
import { journeyOf } from "./journey.ts";
import type { Journey } from "./journey.types.ts";
import { mostRides, type Labels } from "./labels.ts";
import { leastRidesTo } from "./least-rides.ts";
import { leastSecondsTo } from "./least-seconds.ts";
import { accessFrom, egressTo, type OnFoot } from "./on-foot.ts";
import { RoundSearch } from "./rounds.ts";
import type { Schedule } from "./schedule.ts";

const hour = 3600;
/** The first window of departures that is searched; the ones after it are as wide as what is missing asks for. */
const [firstWindow, leastWindow] = [hour / 2, hour / 4];
/** How much wider a window is than the one before, where none has a journey, and where that one has none. */
const [widening, widerThanEmpty] = [3, 2];
/** How much longer than the least seconds a journey usually takes, at most, besides an hour. */
const usualLength = 3;
/** How long after a query's time a journey may leave (backward: before it, arrive), and last from then on. */
export const rangeSeconds = 24 * hour;
export const longestJourney = 24 * hour;

export interface RangeQuery {
  readonly schedule: Schedule;
  readonly labels: Labels;
  /** Stops of the search's origin and destination: backward, the journey's destination and origin. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The search's own time. */
  readonly time: number;
  readonly results: number;
}

/**
 * The first journeys that leave at a time or later within a day, of those that no other one dominates: none leaves as
 * late or later, arrives as early or earlier, and changes as seldom or less. Backward, the last ones that arrive.
 *
 * Each window of departures is searched from its last to its first. Before it comes a search from its end on, which
 * finds no journey to show, but what later departures reach: so what one of them dominates is dropped too.
 */
export function searchRange({ schedule, labels, from, to, time, results }: RangeQuery): Journey[] {
  const access = accessFrom(schedule, from);
  const egress = egressTo(schedule, to);
  const onFoot = labels.onFoot.fill(-1);
  for (const [stop, { seconds }] of egress) onFoot[stop] = seconds;
  const rides = leastRidesTo(schedule, labels);
  const fewest = Math.min(...[...access.keys()].map((stop) => rides.onBoarding[stop]!));
  if (fewest > mostRides) return [];
  const least = leastSecondsTo(schedule, labels);
  const quickest = Math.min(...[...access].map(([stop, { seconds }]) => seconds + least[stop]!));
  let usual = usualLength * quickest + hour;
  const search = new RoundSearch(schedule, labels, { onFoot, least, rides });
  const limit = time + rangeSeconds + longestJourney;
  const found: Journey[] = [];
  let [begin, width] = [time, firstWindow];
  while (found.length < results && begin < time + rangeSeconds) {
    const end = Math.min(begin + width, time + rangeSeconds);
    const { isReachable: isReachableLater, isUsual } = searchLater(search, access, end, { limit, usual, fewest });
    // Later windows have their unusual journeys too: one search for all lengths is less than two.
    if (!isUsual) usual = limit;
    if (!isReachableLater) {
      departAt(search, access, access.keys(), begin);
      if (!hasFound(search)) break;
      search.clear(limit);
    }
    const inWindow: Journey[] = [];
    for (const { time: departure, stops } of departuresWithin(schedule, access, begin, end)) {
      departAt(search, access, stops, departure);
      for (let rides = 1; rides <= mostRides; rides++) {
        const stop = search.improved[rides]!;
        if (stop >= 0) inWindow.push(journeyOf(schedule, labels, { rides, stop }, egress));
      }
    }
    found.push(...inWindow.reverse());
    if (!isReachableLater) break;
    begin = end;
    width = nextWidth({ width, searched: begin - time, found: found.length, last: inWindow.length, results });
  }
  return found.slice(0, results).sort((one, other) => one.departure - other.departure || one.arrival - other.arrival);
}

interface Later {
  /** What arrives then or later is no journey. */
  readonly limit: number;
  /** Seconds that a journey takes at most, if it is a usual one. */
  readonly usual: number;
  /** The fewest rides that are possible, whatever the times. */
  readonly fewest: number;
}

/**
 * Searches from a window's end on: whether the destination is reached, and by a usual journey. The first search is for
 * journeys of a usual length. Their arrivals keep a second one from going everywhere, which is for longer ones with
 * fewer rides; there is no need for it where none has fewer.
 */
function searchLater(
  search: RoundSearch,
  access: ReadonlyMap<number, OnFoot>,
  end: number,
  { limit, usual, fewest }: Later,
): { readonly isReachable: boolean; readonly isUsual: boolean } {
  search.clear(Math.min(limit, end + usual));
  departAt(search, access, access.keys(), end);
  const isUsual = hasFound(search);
  if (end + usual >= limit) return { isReachable: isUsual, isUsual };
  if (search.improved[fewest]! >= 0) return { isReachable: true, isUsual };
  if (isUsual) search.clearLabels(limit);
  else search.clear(limit);
  departAt(search, access, access.keys(), end);
  return { isReachable: isUsual || hasFound(search), isUsual };
}

const hasFound = (search: RoundSearch): boolean => search.improved.some((stop) => stop >= 0);

interface Searched {
  /** Of the last window, and the seconds of all. */
  readonly width: number;
  readonly searched: number;
  /** Journeys of all windows, and of the last one. */
  readonly found: number;
  readonly last: number;
  readonly results: number;
}

/** As wide as it takes for the missing journeys, if they come as often as those found until now. */
function nextWidth({ width, searched, found, last, results }: Searched): number {
  if (found === 0) return widening * width;
  const wanted = Math.min(widening * width, Math.max(leastWindow, Math.ceil(((results - found) * searched) / found)));
  return last === 0 ? Math.max(wanted, widerThanEmpty * width) : wanted;
}

function departAt(
  search: RoundSearch,
  access: ReadonlyMap<number, OnFoot>,
  stops: Iterable<number>,
  time: number,
): void {
  for (const stop of stops) {
    const { seconds, placeStop } = access.get(stop)!;
    search.start(stop, time + seconds, placeStop);
  }
  search.depart(time);
}
