import type { Filters } from "../../sdk/contracts/discovery.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import { unite, fullBitSet, subtract, hasBit, intersect, emptyBitSet, setBit, type BitSet } from "./bit-set.ts";
import { betweenLatitudes, placeOf, type CatalogueIndex } from "./catalogue-index.ts";
import type { LoadedCatalogue } from "./loaded-catalogue.ts";

/** Which activities a list is about (discovery spec §7). Absent: all of them. */
export interface Scope {
  readonly locationIds?: readonly number[] | undefined;
  readonly typeIds?: readonly number[] | undefined;
  /** Items of attributes. */
  readonly attributeIds?: readonly number[] | undefined;
  readonly activityIds?: readonly number[] | undefined;
  readonly skipIds?: readonly number[] | undefined;
  readonly pointOfInterestId?: number | undefined;
  /** Degrees. */
  readonly bounds?:
    | { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
    | undefined;
}

/** The query of a list. */
export interface ActivityQuery {
  readonly scope: Scope;
  readonly filters: Filters;
  /** Searched for in the index (RULES 24); empty for nothing. */
  readonly text: string;
  readonly locale: keyof Words;
}

/** A list before it is sorted: the scope, and each group of filters that the visitor has chosen from (RULES 25). */
export interface Narrowed {
  /** In the scope, and found by the text. */
  readonly base: BitSet;
  /** By group: `locations`, `rating`, `a26` … Any of the chosen, within a group. */
  readonly groups: ReadonlyMap<string, BitSet>;
  /** How well each place's activity fits the text, the lower the better; null without a text. */
  readonly rankOf: Uint16Array | null;
}

/** Reads what is wanted into sets. Throws as `ReachableActivities.from`. */
export async function narrow(catalogue: LoadedCatalogue, wanted: ActivityQuery): Promise<Narrowed> {
  const { index } = catalogue;
  const base = inScope(index, wanted.scope);
  const groups = groupsOf(catalogue, wanted.filters);
  const { reachableFrom, date } = wanted.filters;
  if (reachableFrom !== null)
    groups.set("reachableFrom", (await catalogue.reachable.from(reachableFrom, date)).activities);
  if (wanted.text === "") return { base, groups, rankOf: null };
  const { ids, ranks } = await catalogue.search(wanted.locale, wanted.text);
  const rankOf = new Uint16Array(index.size);
  const found = emptyBitSet(index.size);
  for (const [nth, id] of ids.entries()) {
    // The search index may be of another moment than the list's.
    const place = placeOf(index, id);
    if (place < 0) continue;
    setBit(found, place);
    rankOf[place] = ranks[nth]!;
  }
  return { base: intersect(base, found), groups, rankOf };
}

/** What is left by all groups, or by all but one. */
export function left({ base, groups }: Narrowed, but?: string): BitSet {
  const bits = base.slice();
  for (const [group, chosen] of groups) if (group !== but) intersect(bits, chosen);
  return bits;
}

function inScope(index: CatalogueIndex, scope: Scope): BitSet {
  const { having, size } = index;
  const bits = fullBitSet(size);
  if (scope.locationIds) intersect(bits, anyOf(having.locations, scope.locationIds, size));
  if (scope.typeIds) intersect(bits, anyOf(having.types, scope.typeIds, size));
  if (scope.attributeIds) intersect(bits, anyOf(having.items, scope.attributeIds, size));
  if (scope.pointOfInterestId !== undefined)
    intersect(bits, having.pointsOfInterest.get(scope.pointOfInterestId) ?? emptyBitSet(size));
  if (scope.activityIds) intersect(bits, those(index, scope.activityIds));
  if (scope.skipIds) subtract(bits, those(index, scope.skipIds));
  if (scope.bounds) intersect(bits, within(index, scope.bounds));
  return bits;
}

function groupsOf({ index, seats }: LoadedCatalogue, filters: Filters): Map<string, BitSet> {
  const { having, size } = index;
  const groups = new Map<string, BitSet>();
  if (filters.locations.length > 0) groups.set("locations", anyOf(having.locations, filters.locations, size));
  if (filters.types.length > 0) groups.set("types", anyOf(having.types, filters.types, size));
  if (filters.languages.length > 0) groups.set("languages", anyOf(having.languages, filters.languages, size));
  if (filters.discountTypes.length > 0)
    groups.set("discountTypes", anyOf(having.discountTypes, filters.discountTypes, size));
  if (filters.guided) groups.set("guided", having.guided);
  if (filters.rating !== null) groups.set("rating", having.ratings.get(filters.rating)!);
  if (filters.date !== null) groups.set("date", seats.on(filters.date));
  if (filters.childrenAges.length > 0) groups.set("childrenAges", fitting(index, filters.childrenAges));
  for (const [attributeId, items] of Object.entries(filters.attributes)) {
    if (items.length > 0)
      groups.set(`a${attributeId}`, anyOf(having.items, itemsOf(index, Number(attributeId), items), size));
  }
  return groups;
}

/** The chosen items that are the attribute's own; of an attribute that isn't described, all. */
function itemsOf({ entries }: CatalogueIndex, attributeId: number, items: readonly number[]): number[] {
  return items.filter((item) => (entries.items.get(item)?.attributeId ?? attributeId) === attributeId);
}

function anyOf<Value>(having: ReadonlyMap<Value, BitSet>, values: readonly Value[], size: number): BitSet {
  const bits = emptyBitSet(size);
  for (const value of values) {
    const own = having.get(value);
    if (own) unite(bits, own);
  }
  return bits;
}

function those(index: CatalogueIndex, ids: readonly number[]): BitSet {
  const bits = emptyBitSet(index.size);
  for (const id of ids) {
    const place = placeOf(index, id);
    if (place >= 0) setBit(bits, place);
  }
  return bits;
}

/** The child age rule: every age lies within the activity's bounds (discovery spec §5). */
function fitting({ minAges, maxAges, size }: CatalogueIndex, ages: readonly number[]): BitSet {
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)];
  const bits = emptyBitSet(size);
  for (let place = 0; place < size; place++)
    if (minAges[place]! <= youngest && oldest <= maxAges[place]!) setBit(bits, place);
  return bits;
}

/** Bounds whose west lies east of their east reach over the 180th meridian. */
function within(index: CatalogueIndex, { west, south, east, north }: NonNullable<Scope["bounds"]>): BitSet {
  const bits = emptyBitSet(index.size);
  for (const place of betweenLatitudes(index, south, north)) {
    const longitude = index.longitudes[place]!;
    const inside = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    if (inside) setBit(bits, place);
  }
  return bits;
}

/** The places of a list of ids, in its order, of those that are in a set. */
export function pinned(index: CatalogueIndex, ids: readonly number[], among: BitSet): number[] {
  return [...new Set(ids)].map((id) => placeOf(index, id)).filter((place) => place >= 0 && hasBit(among, place));
}
