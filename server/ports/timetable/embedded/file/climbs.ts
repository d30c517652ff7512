import type { FeedStop } from "../gtfs/feed.types.ts";
import { metresBetween } from "./distance.ts";

/** Metres around the ends of a funicular within which stops belong to its foot or its top. */
const around = 100;
/** Degrees of latitude that are a little more, for a first look. */
const aroundDegrees = 0.001;

/**
 * Whether a route goes where nobody walks: cable trams, aerial lifts and funiculars by GTFS's basic types (5 to 7), and
 * all kinds of aerial lifts, elevators (1300 to 1399) and funiculars (1400 to 1499) by the extended ones.
 */
export function isClimb(routeType: number): boolean {
  return (routeType >= 5 && routeType <= 7) || (routeType >= 1300 && routeType < 1500);
}

/** The pairs of stops that funiculars, cable cars and lifts link, and what follows for ways on foot. */
export class Climbs {
  readonly #pairs = new Map<number, Set<number>>();
  readonly #stationPairs = new Map<number, Set<number>>();
  readonly #ends = new Map<number, Set<number>>();
  readonly #stops: readonly FeedStop[];
  readonly #station: Uint32Array;

  constructor(stops: readonly FeedStop[], station: Uint32Array) {
    this.#stops = stops;
    this.#station = station;
  }

  /** Takes the stops of a pattern of such a route: no two of them are walked between. */
  add(stops: readonly number[]): void {
    for (const one of stops)
      for (const other of stops) {
        if (one === other) continue;
        link(this.#pairs, one, other);
        const [station, otherStation] = [this.#station[one]!, this.#station[other]!];
        if (station !== otherStation) link(this.#stationPairs, station, otherStation);
        link(this.#ends, one, other);
      }
  }

  /** Whether a climb links two stops of one station. */
  links(one: number, other: number): boolean {
    return this.#pairs.get(one)?.has(other) ?? false;
  }

  /** Whether a way on foot between two stations would lead along a climb: from near its one end to near the other. */
  isAlong(one: number, other: number): boolean {
    if (this.#stationPairs.get(this.#station[one]!)?.has(this.#station[other]!)) return true;
    const { lat } = this.#stops[one]!;
    for (const [end, ends] of this.#ends) {
      if (!(Math.abs(this.#stops[end]!.lat - lat) <= aroundDegrees)) continue;
      if (!(metresBetween(this.#stops[one]!, this.#stops[end]!) <= around)) continue;
      for (const otherEnd of ends)
        if (metresBetween(this.#stops[other]!, this.#stops[otherEnd]!) <= around) return true;
    }
    return false;
  }
}

function link(pairs: Map<number, Set<number>>, one: number, other: number): void {
  const its = pairs.get(one);
  if (its) its.add(other);
  else pairs.set(one, new Set([other]));
}
