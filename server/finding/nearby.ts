import { eachBit, hasBit, noBits, setBit, type Bits } from "./bits.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** km. */
const radiusOfEarth = 6371;
const kmADegree = 111.2;
/** The radius grows by that until a page is full, and that often (RULES 22, discovery spec §9). */
const step = 10;
const steps = 20;
const radian = Math.PI / 180;
const oneDecimalBelow = 10;

/** Great-circle distance in km, by the haversine formula. */
export function distanceBetween(one: Position, other: Position): number {
  const dLat = (other.latitude - one.latitude) * radian;
  const dLong = (other.longitude - one.longitude) * radian;
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(one.latitude * radian) * Math.cos(other.latitude * radian) * Math.sin(dLong / 2) ** 2;
  return 2 * radiusOfEarth * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance as it is shown: below 10 km with one decimal, else whole (RULES 22). */
export function shownDistance(km: number): number {
  return km < oneDecimalBelow ? Math.round(km * 10) / 10 : Math.round(km);
}

/** What is near. */
export interface Nearby {
  readonly bits: Bits;
  /** The same, the nearest first, ties by id. */
  readonly order: Uint32Array;
}

/** How far to look: until `page` of those that count are found. */
export interface Reach {
  readonly page: number;
  /** What counts is what can be booked: the rest comes last, and would move from page to page while the radius grows. */
  readonly counting: Bits;
}

/** What lies within the least radius, of 10, 20 … 200 km, that has a full page, or within 200 km where none has, or without a reach (RULES 22). */
export function nearby(index: CatalogueIndex, among: Bits, position: Position, reach: Reach | null): Nearby {
  const { latitudes, longitudes, size } = index;
  const furthest = step * steps;
  const band = furthest / kmADegree;
  const [places, distances]: [number[], number[]] = [[], []];
  const inStep = new Uint32Array(steps);
  eachBit(among, (place) => {
    if (Math.abs(latitudes[place]! - position.latitude) > band) return;
    const km = distanceBetween(position, { latitude: latitudes[place]!, longitude: longitudes[place]! });
    if (km > furthest) return;
    places.push(place);
    distances.push(km);
    if (reach && hasBit(reach.counting, place)) inStep[Math.max(0, Math.ceil(km / step) - 1)]!++;
  });
  const radius = reach ? radiusFor(inStep, reach.page) : furthest;
  const near = places.map((_, nth) => nth).filter((nth) => distances[nth]! <= radius);
  near.sort((one, other) => distances[one]! - distances[other]! || one - other);
  const order = Uint32Array.from(near, (nth) => places[nth]!);
  const bits = noBits(size);
  for (const place of order) setBit(bits, place);
  return { bits, order };
}

function radiusFor(inStep: Uint32Array, page: number): number {
  let found = 0;
  for (let number = 0; number < steps; number++) {
    found += inStep[number]!;
    if (found >= page) return (number + 1) * step;
  }
  return steps * step;
}
