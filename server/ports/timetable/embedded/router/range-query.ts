import { ByArrival, leavingAfter, leavingUntil, type TimedJourney } from "./by-arrival.ts";
import { searchEarliest } from "./earliest.ts";
import type { Journey } from "./journey.types.ts";
import type { Labels } from "./labels.ts";
import { leastRidesTo } from "./least-rides.ts";
import { leastSecondsTo } from "./least-seconds.ts";
import { longestJourney, mostRides, rangeSeconds } from "./limits.ts";
import { accessFrom, egressTo } from "./on-foot.ts";
import { RoundSearch } from "./rounds.ts";
import type { Schedule } from "./schedule.ts";

const hour = 3600;
/**
 * Seconds after the earliest arrivals in which journeys are searched at once. Each time anew costs a search from the
 * origin, each journey too many some searches from the destination.
 */
const [firstSlack, leastSlack, mostSlack] = [(3 * hour) / 4, hour / 4, hour];
/** How much longer than the least seconds a journey usually takes, at most, besides an hour. */
const usualLength = 4;

export interface RangeQuery {
  readonly schedule: Schedule;
  /** For the search from the origin, and for the one from the destination. */
  readonly labels: Labels;
  readonly opposite: Labels;
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
 * A search from the origin finds the earliest arrivals. One from the destination then finds the last departures for
 * each arrival from those on, only by stops where the first search has been in time. So the hours of a night in which
 * the destination is reached no sooner are passed over. Once the arrivals get later than the first search goes, both
 * begin anew, after the last departure up to which all journeys are known. Those that leave later and are found already
 * tell the next search when it must have arrived.
 */
export function searchRange({ schedule, labels, opposite, from, to, time, results }: RangeQuery): Journey[] {
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
  const search = new RoundSearch(schedule, labels, { onFoot, known: { least, rides } });
  search.slack = firstSlack;
  const byArrival = new ByArrival(schedule, labels, opposite, { access, egress });
  const end = time + rangeSeconds;
  const limit = end + longestJourney;
  const found: TimedJourney[] = [];
  let begin = time;
  let known: readonly TimedJourney[] = [];
  while (found.length < results && begin < end) {
    const { isReachable, isUsual } = searchEarliest(search, access, begin, { limit, usual, fewest, known });
    // Later departures have their unusual journeys too: one search for all lengths is less than two.
    if (!isUsual) usual = limit;
    if (!isReachable) break;
    const { journeys, complete } = byArrival.search(search, begin, results - found.length);
    found.push(...leavingUntil(Math.min(complete, end - 1), journeys));
    known = leavingAfter(complete, journeys);
    begin = complete + 1;
    search.slack = slackFor({ searched: begin - time, found: found.length, results });
  }
  const byDeparture = found.sort((one, other) => one.departure - other.departure || one.arrival - other.arrival);
  const first = byDeparture.slice(0, results).map(({ journey }) => journey);
  return first.sort((one, other) => one.departure - other.departure || one.arrival - other.arrival);
}

interface Searched {
  /** The seconds of departures up to which all journeys are known. */
  readonly searched: number;
  readonly found: number;
  readonly results: number;
}

/** As much as it takes for the missing journeys, if they come as often as those found until now. */
function slackFor({ searched, found, results }: Searched): number {
  const wanted = Math.ceil(((results - found) * searched) / Math.max(1, found));
  return Math.min(mostSlack, Math.max(leastSlack, wanted));
}
