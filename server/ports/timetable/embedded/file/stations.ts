import type { FeedStop } from "../gtfs/feed.types.ts";
import type { FeedNotes } from "../gtfs/problems.ts";
import { uicOf } from "../../stop-ids.ts";

export interface Stations {
  /** The feed's stops, and one for each station that is named as a parent but missing. */
  readonly stops: readonly FeedStop[];
  /** By stop: the stop that stands for its station. */
  readonly station: Uint32Array<ArrayBuffer>;
}

/**
 * Which stops are of one station: those with the same parent, even where the feed lacks it, and platforms without a
 * parent that have the same UIC number.
 */
export function joinStations(given: readonly FeedStop[], notes: FeedNotes): Stations {
  const stops = [...given];
  const index = new Map(stops.map(({ id }, at) => [id, at]));
  const children = Map.groupBy(given, ({ parent }) => parent);
  for (const [parent, its] of children) {
    if (parent === "" || index.has(parent)) continue;
    notes.warnings.add("stops.txt", null, "unknown_parent", `${parent} is missing: its stops stand for it`);
    index.set(parent, stops.length);
    stops.push({ ...its[0]!, id: parent, platform: "", parent: "", isStation: true });
  }
  const byUic = new Map<number, number>();
  const station = new Uint32Array(stops.length);
  for (const stop of [...stops.keys()].sort((one, other) => byRank(stops[one]!, stops[other]!))) {
    const top = topOf(stop, stops, index);
    const uic = uicOf(stops[top]!.id);
    const known = uic === null ? undefined : byUic.get(uic);
    if (uic !== null && known === undefined) byUic.set(uic, top);
    station[stop] = known ?? top;
  }
  return { stops, station };
}

/** Which stop stands for others with its UIC number: a station, else the shortest id, which names no platform. */
function byRank(one: FeedStop, other: FeedStop): number {
  return Number(other.isStation) - Number(one.isStation) || one.id.length - other.id.length;
}

/** The stop at the end of the parents: a boarding area's platform has a station. A ring ends where it began. */
function topOf(stop: number, stops: readonly FeedStop[], index: ReadonlyMap<string, number>): number {
  let top = stop;
  for (let level = 0; level < 3; level++) {
    const parent = index.get(stops[top]!.parent);
    if (parent === undefined || parent === stop) break;
    top = parent;
  }
  return top;
}
