import type { Sort } from "../../sdk/contracts/discovery.ts";
import type { Db } from "../db/connection.ts";
import { fromJson } from "../json.ts";
import { findWithdrawnActivity } from "../db/queries/activity.ts";
import { subtract, eachBit, hasBit, intersect, setBit, emptyBitSet, type BitSet } from "./bit-set.ts";
import { placeOf, type CatalogueIndex } from "./catalogue-index.ts";
import type { LoadedCatalogue } from "./loaded-catalogue.ts";
import { left, narrow, pinned, type Narrowed, type ActivityQuery } from "./narrow.ts";
import { nearby } from "./nearby.ts";
import type { Position } from "../../sdk/contracts/distance.ts";
import { howMany, mostRelevant, similar, traitsAt, type Traits } from "./similar.ts";

/** A page of a list. */
export interface SortedQuery extends ActivityQuery {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  /** How many make a page, for the radius (RULES 22). */
  readonly page: number;
  readonly position: Position | null;
  /** Content ids that come first, in their order. */
  readonly pins: readonly number[];
}

/** The places of a list's activities, sorted (RULES 21, 22, 25). */
export async function queryActivities(catalogue: LoadedCatalogue, wanted: SortedQuery): Promise<number[]> {
  return sortMatches(catalogue, await narrow(catalogue, wanted), wanted);
}

/** The same, of a query that is narrowed already. */
export function sortMatches(
  { index, seats }: LoadedCatalogue,
  narrowed: Narrowed,
  wanted: Omit<SortedQuery, keyof ActivityQuery>,
): number[] {
  // In another order than by distance a growing radius would insert results between those shown before.
  const reach = wanted.sort === "distance" ? { page: wanted.offset + wanted.page, counting: seats.bookable } : null;
  const inReach = wanted.position && nearby(index, left(narrowed), wanted.position, reach);
  const matching = inReach ? inReach.bits : left(narrowed);
  const first = pinned(index, wanted.pins, matching);
  const order = wanted.sort === "distance" ? (inReach?.order ?? index.orders.relevance) : index.orders[wanted.sort];
  const isByText = narrowed.rankOf !== null && wanted.sort === "relevance";
  const inTurn = isByText ? byRank(order, narrowed.rankOf!, matching) : order;
  return pageOf(inTurn, matching, seats.bookable, first, index.size, wanted.offset, wanted.limit);
}

/**
 * The activities most similar to given ones (RULES 23), of those that match the query and can be booked: the best for
 * each of them, then the second best, eight in all. A withdrawn one is compared by its rows in the database. If none of
 * them is known, returns the eight most relevant ones.
 */
export async function listSimilar(
  db: Db,
  catalogue: LoadedCatalogue,
  ids: readonly number[],
  wanted: ActivityQuery,
): Promise<number[]> {
  const { index, seats } = catalogue;
  const among = intersect(left(await narrow(catalogue, wanted)), seats.bookable);
  subtract(
    among,
    setOf(
      ids.map((id) => placeOf(index, id)).filter((place) => place >= 0),
      index.size,
    ),
  );
  const similarOf = async (id: number) => {
    const place = placeOf(index, id);
    const traits = place < 0 ? await withdrawnTraits(db, id, wanted.locale) : traitsAt(index, place);
    return traits && similar(index, traits, among);
  };
  const lists = (await Promise.all(ids.slice(0, howMany).map(similarOf))).filter((list) => list !== null);
  if (lists.length === 0) return mostRelevant(index, among);
  const inTurn = Array.from({ length: howMany }, (_, nth) => lists.flatMap((list) => list.slice(nth, nth + 1))).flat();
  return [...new Set(inTurn)].slice(0, howMany);
}

async function withdrawnTraits(db: Db, id: number, locale: ActivityQuery["locale"]): Promise<Traits | null> {
  const row = await findWithdrawnActivity(db, id, locale);
  if (!row) return null;
  const items = fromJson<{ items: number[] }[]>(row.attributes).flatMap((attribute) => attribute.items);
  return { typeId: row.type_id, locationId: row.location_id, items };
}

/** Walks an order: what can be booked first, the pinned first of all. */
function pageOf(
  order: ArrayLike<number>,
  matching: BitSet,
  bookable: BitSet,
  first: readonly number[],
  size: CatalogueIndex["size"],
  offset: number,
  limit: number,
): number[] {
  const wanted = offset + limit;
  const found: number[] = [];
  const unpinned = subtract(matching.slice(), setOf(first, size));
  const parts = [intersect(unpinned.slice(), bookable), subtract(unpinned, bookable)] as const;
  for (const [part, bits] of parts.entries()) {
    for (const place of first) if (hasBit(bookable, place) === (part === 0)) found.push(place);
    for (let nth = 0; nth < order.length && found.length < wanted; nth++)
      if (hasBit(bits, order[nth]!)) found.push(order[nth]!);
    if (found.length >= wanted) break;
  }
  return found.slice(offset, wanted);
}

function setOf(places: readonly number[], size: number): BitSet {
  const bits = emptyBitSet(size);
  for (const place of places) setBit(bits, place);
  return bits;
}

/**
 * The better the text is met, the sooner; the given order within a rank. Counts instead of comparing: a text may find
 * most of a large catalogue.
 */
function byRank(order: Uint32Array, rankOf: Uint16Array, matching: BitSet): Uint32Array {
  const counts: number[] = [];
  let found = 0;
  eachBit(matching, (place) => {
    counts[rankOf[place]!] = (counts[rankOf[place]!] ?? 0) + 1;
    found++;
  });
  // Where the next place of each rank goes.
  const next = new Uint32Array(counts.length);
  for (let rank = 1; rank < counts.length; rank++) next[rank] = next[rank - 1]! + (counts[rank - 1] ?? 0);
  const ranked = new Uint32Array(found);
  for (let nth = 0; nth < order.length; nth++) {
    const place = order[nth]!;
    if (hasBit(matching, place)) ranked[next[rankOf[place]!]!++] = place;
  }
  return ranked;
}
