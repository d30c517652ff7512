import type { RatingOption, Sort } from "../../sdk/contracts/discovery.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import type { BitSet } from "./bit-set.ts";
import type { TextColumn } from "./text-column.ts";

/** A picture as the catalogue names it. */
export interface EntryPicture {
  readonly file: string;
  readonly alternativeText: Words;
  /** Of a team's own picture: it stands in its place until it has come. */
  readonly color?: string | undefined;
}

/** A type, a place, a point of interest or an attribute's item, with what its listing page shows. */
export interface Entry {
  readonly id: number;
  readonly title: Words;
  readonly teaser: Words | null;
  readonly picture: EntryPicture | null;
}
export interface PlaceEntry extends Entry {
  readonly latitude: number;
  readonly longitude: number;
}
export interface ItemEntry extends Entry {
  readonly attributeId: number;
  readonly description: Words | null;
}
export interface AttributeEntry {
  readonly id: number;
  readonly label: Words;
  readonly typeIds: readonly number[];
  /** In their fixed order (discovery spec §9, a26). */
  readonly items: readonly ItemEntry[];
}

/** The catalogue's lists by id. */
export interface Entries {
  readonly types: ReadonlyMap<number, Entry>;
  readonly locations: ReadonlyMap<number, PlaceEntry>;
  readonly pointsOfInterest: ReadonlyMap<number, PlaceEntry & { readonly locationId: number | null }>;
  readonly attributes: readonly AttributeEntry[];
  readonly items: ReadonlyMap<number, ItemEntry>;
  /** How a discount type is called. */
  readonly discountTypes: ReadonlyMap<string, Words>;
}

/** Which activities have a value, by value. */
interface Having {
  readonly types: ReadonlyMap<number, BitSet>;
  readonly locations: ReadonlyMap<number, BitSet>;
  readonly pointsOfInterest: ReadonlyMap<number, BitSet>;
  readonly items: ReadonlyMap<number, BitSet>;
  readonly languages: ReadonlyMap<string, BitSet>;
  readonly discountTypes: ReadonlyMap<string, BitSet>;
  readonly ratings: ReadonlyMap<RatingOption, BitSet>;
  /** That a guide leads. */
  readonly guided: BitSet;
  /** That have something to sell. */
  readonly sold: BitSet;
}

/**
 * The catalogue as lists are made of it: a column a fact, an activity a place, places in the order of the content ids.
 * Never changed.
 */
export interface CatalogueIndex {
  readonly revision: string;
  readonly size: number;
  readonly ids: Int32Array;
  readonly typeIds: Int32Array;
  readonly locationIds: Int32Array;
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Years; no bound is 0 and 127. */
  readonly minAges: Int8Array;
  readonly maxAges: Int8Array;
  /** Rappen; -1 without one. */
  readonly adultPrices: Int32Array;
  readonly startingPrices: Int32Array;
  readonly ticketsIssued: Int32Array;
  /** 0 without one. */
  readonly ratingAverages: Float64Array;
  readonly ratingCounts: Int32Array;
  readonly scores: Float64Array;
  /** Hours, in the order of the offers. */
  readonly durations: readonly (readonly number[])[];
  /** Items of attributes. */
  readonly items: readonly (readonly number[])[];
  readonly pictures: readonly (EntryPicture | null)[];
  readonly titles: Readonly<Record<keyof Words, TextColumn>>;
  readonly slugs: Readonly<Record<keyof Words, TextColumn>>;
  /** Offers by activity: those at place n are `offerIds` from `offerStarts[n]` to before `offerStarts[n + 1]`. */
  readonly offerIds: Int32Array;
  readonly offerStarts: Uint32Array;
  readonly having: Having;
  readonly entries: Entries;
  /** All places from south to north. */
  readonly northward: Uint32Array;
  /** All places in each order, ties by id; what can't be booked is put last when a list is made (RULES 21). */
  readonly orders: Readonly<Record<Exclude<Sort, "distance">, Uint32Array>>;
}

/** The places between two latitudes, both counted, from south to north. */
export function betweenLatitudes(
  { northward, latitudes }: Pick<CatalogueIndex, "northward" | "latitudes">,
  south: number,
  north: number,
): Uint32Array {
  const first = (isAfter: (latitude: number) => boolean) => {
    let [low, high] = [0, northward.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(latitudes[northward[middle]!]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return northward.subarray(
    first((latitude) => latitude >= south),
    first((latitude) => latitude > north),
  );
}

/** The place of an activity, or -1. */
export function placeOf({ ids }: Pick<CatalogueIndex, "ids">, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
