import { eachBit, hasBit, type BitSet } from "./bit-set.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

/** RULES 23. */
const points = { type: 3, location: 2, item: 1 };
const mostForItems = 3;
/** Similar ones of an answer. */
export const howMany = 8;

/** What activities are compared by. */
export interface Traits {
  readonly typeId: number;
  readonly locationId: number;
  /** Items of attributes, by id. */
  readonly items: readonly number[];
}

/** What an activity of the index is compared by. */
export function traitsAt(index: CatalogueIndex, place: number): Traits {
  return { typeId: index.typeIds[place]!, locationId: index.locationIds[place]!, items: index.items[place]! };
}

/**
 * The eight activities of a set that are most like one, which is not in it: by shared type, place and attribute items,
 * then by relevance (RULES 23).
 */
export function similar(index: CatalogueIndex, { typeId, locationId, items }: Traits, among: BitSet): number[] {
  const score = new Uint8Array(index.size);
  for (const item of new Set(items)) {
    const own = index.having.items.get(item);
    if (own) eachBit(own, (other) => (score[other]! += score[other]! < mostForItems ? points.item : 0));
  }
  const type = index.having.types.get(typeId);
  if (type) eachBit(type, (other) => (score[other]! += points.type));
  const location = index.having.locations.get(locationId);
  if (location) eachBit(location, (other) => (score[other]! += points.location));
  return best(index, score, among);
}

/** The relevant first within a score; what shares nothing isn't similar. */
function best(index: CatalogueIndex, score: Uint8Array, among: BitSet): number[] {
  const byScore: number[][] = Array.from({ length: points.type + points.location + mostForItems + 1 }, () => []);
  for (const other of index.orders.relevance) {
    const own = byScore[score[other]!]!;
    if (own.length < howMany && score[other]! > 0 && hasBit(among, other)) own.push(other);
  }
  return byScore.reverse().flat().slice(0, howMany);
}

/** The most relevant of a set, where there is nothing to be similar to; as many as there are similar ones. */
export function mostRelevant(index: CatalogueIndex, among: BitSet): number[] {
  const found: number[] = [];
  for (const place of index.orders.relevance) {
    if (found.length === howMany) break;
    if (hasBit(among, place)) found.push(place);
  }
  return found;
}
