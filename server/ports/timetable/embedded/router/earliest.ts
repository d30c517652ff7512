import type { TimedJourney } from "./by-arrival.ts";
import type { OnFoot } from "./on-foot.ts";
import type { RoundSearch } from "./rounds.ts";

export interface Lengths {
  /** What arrives then or later is no journey. */
  readonly limit: number;
  /** Seconds that a journey takes at most, if it is a usual one. */
  readonly usual: number;
  /** The fewest rides that are possible, whatever the times. */
  readonly fewest: number;
  /** Journeys that leave at the search's time or later. */
  readonly known: readonly TimedJourney[];
}

/**
 * Searches from a time on: whether the destination is reached, and by a usual journey. The first search is for journeys
 * of a usual length. Their arrivals keep a second one from going everywhere, which is for longer ones with fewer rides;
 * there is no need for it where none has fewer. Where journeys are known, their arrivals do so for a single search.
 */
export function searchEarliest(
  search: RoundSearch,
  access: ReadonlyMap<number, OnFoot>,
  time: number,
  { limit, usual, fewest, known }: Lengths,
): { readonly isReachable: boolean; readonly isUsual: boolean } {
  const end = known.length > 0 ? limit : Math.min(limit, time + usual);
  search.clear(end);
  for (const { rides, arrival } of known) search.expect(rides, arrival);
  departAll(search, access, time);
  const isUsual = hasFound(search);
  if (end >= limit) return { isReachable: isUsual, isUsual };
  if (search.improved[fewest]! >= 0) return { isReachable: true, isUsual };
  if (isUsual) search.clearLabels(limit);
  else search.clear(limit);
  departAll(search, access, time);
  return { isReachable: isUsual || hasFound(search), isUsual };
}

const hasFound = (search: RoundSearch): boolean => search.improved.some((stop) => stop >= 0);

function departAll(search: RoundSearch, access: ReadonlyMap<number, OnFoot>, time: number): void {
  for (const [stop, { seconds, placeStop }] of access) search.start(stop, time + seconds, placeStop);
  search.depart(time);
}
