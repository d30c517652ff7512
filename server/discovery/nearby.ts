import { hasBit, emptyBitSet, setBit, type BitSet } from "./bit-set.ts";
import { betweenLatitudes, type CatalogueIndex } from "./catalogue-index.ts";
import { kmBetween, type Position } from "../../sdk/contracts/distance.ts";

/** A little less than it is, so that nothing on the edge is passed over. */
const kmADegree = 111;
/** The radius grows by that until a page is full, so far at most (km; RULES 22, discovery spec §9). */
const step = 10;
const furthest = 200;

/** What is near. */
export interface Nearby {
  readonly bits: BitSet;
  /** The same, the nearest first, ties by id. */
  readonly order: Uint32Array;
}

/** How far to search: until `page` of those that count are found. */
export interface Reach {
  readonly page: number;
  /**
   * What counts is what can be booked: the rest comes last, and would move from page to page while the radius grows.
   */
  readonly counting: BitSet;
}

/**
 * What lies within the least radius, of 10, 20 … 200 km, that has a full page, or within 200 km where none has, or
 * without a reach (RULES 22).
 */
export function nearby(index: CatalogueIndex, among: BitSet, position: Position, reach: Reach | null): Nearby {
  // Most pages are full long before 200 km: what is further is not even measured.
  for (let within = reach ? step : furthest; within < furthest; within *= 2) {
    const measured = measure(index, among, position, within);
    const radius = radiusFor(measured, reach!, within);
    if (radius !== null) return inOrder(index, measured, radius);
  }
  const measured = measure(index, among, position, furthest);
  return inOrder(index, measured, (reach && radiusFor(measured, reach, furthest)) ?? furthest);
}

interface Measured {
  readonly places: readonly number[];
  /** km, by the number in `places`. */
  readonly distances: readonly number[];
}

function measure(index: CatalogueIndex, among: BitSet, position: Position, within: number): Measured {
  const { latitudes, longitudes } = index;
  const band = within / kmADegree;
  const places: number[] = [];
  const distances: number[] = [];
  for (const place of betweenLatitudes(index, position.latitude - band, position.latitude + band)) {
    if (!hasBit(among, place)) continue;
    const km = kmBetween(position, { latitude: latitudes[place]!, longitude: longitudes[place]! });
    if (km > within) continue;
    places.push(place);
    distances.push(km);
  }
  return { places, distances };
}

/** The least radius with a full page; null where what was measured doesn't fill one. */
function radiusFor({ places, distances }: Measured, { page, counting }: Reach, within: number): number | null {
  const inStep = new Uint32Array(Math.ceil(within / step));
  for (const [nth, place] of places.entries())
    if (hasBit(counting, place)) inStep[Math.max(0, Math.ceil(distances[nth]! / step) - 1)]!++;
  let found = 0;
  for (const [number, inIt] of inStep.entries()) {
    found += inIt;
    if (found >= page) return (number + 1) * step;
  }
  return null;
}

function inOrder({ size }: CatalogueIndex, { places, distances }: Measured, radius: number): Nearby {
  const withinRadius = places.map((_, nth) => nth).filter((nth) => distances[nth]! <= radius);
  withinRadius.sort((one, other) => distances[one]! - distances[other]! || places[one]! - places[other]!);
  const order = Uint32Array.from(withinRadius, (nth) => places[nth]!);
  const bits = emptyBitSet(size);
  for (const place of order) setBit(bits, place);
  return { bits, order };
}
