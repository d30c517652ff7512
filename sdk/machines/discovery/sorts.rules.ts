import type { Sort } from "../../contracts/discovery.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { isBookable } from "../../contracts/bookable.ts";
import type { DiscoveryScope } from "./discovery.types.ts";
import type { Position } from "../../contracts/distance.ts";
import { shownPrice } from "../../contracts/from-price.ts";
import { kmBetween, roundedKm } from "../../contracts/distance.ts";

/** What sorts look at: cards of a list have it, and points of a map. */
export interface Sortable {
  readonly id: number;
  readonly rating: ListedActivity["rating"];
  readonly summary: Pick<
    NonNullable<ListedActivity["summary"]>,
    "minAdultPrice" | "startingPrice" | "ticketsIssued" | "rankingScoreNoDate"
  > | null;
}

/** What an activity costs (Rappen). */
function priceOf({ summary }: Pick<Sortable, "summary">): number | undefined {
  return shownPrice(summary)?.amount;
}

/** A number to sort by; the greatest first, and what has none last. */
type Key<Activity> = (activity: Activity) => number | null | undefined;

/** What each sort looks at, one after the other (RULES 21). */
export const orders: Record<Exclude<Sort, "distance">, readonly Key<Sortable>[]> = {
  relevance: [({ summary }) => summary?.rankingScoreNoDate],
  popularityDesc: [({ summary }) => summary?.ticketsIssued, ({ rating }) => rating?.num_ratings],
  ratingDesc: [({ rating }) => rating?.average_rating],
  priceDesc: [priceOf],
  priceAsc: [(activity) => negative(priceOf(activity))],
};

const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

/**
 * Sorts a list: pinned ones first, what can't be booked last, ties by id (RULES 21, 25). `ranks` is the order of a
 * search's matches.
 */
export function sortedActivities(
  activities: readonly ListedActivity[],
  by: {
    readonly sort: Sort;
    readonly from: Position | null;
    readonly pinned: DiscoveryScope["pinned"];
    readonly ranks?: ReadonlyMap<number, number> | undefined;
  },
): ListedActivity[] {
  const { sort, from, pinned, ranks } = by;
  const distances =
    from && new Map(activities.map((one) => [one.id, kmBetween(from, { latitude: one.lat, longitude: one.lng })]));
  const order: readonly Key<ListedActivity>[] = ranks
    ? [({ id }) => negative(ranks.get(id))]
    : sort === "distance"
      ? [({ id }) => negative(distances?.get(id))]
      : orders[sort];
  const pins = new Map(pinned.map((id, index) => [id, index]));
  const list = inOrder(activities, [({ id }) => negative(pins.get(id)), (one) => Number(isBookable(one)), ...order]);
  return distances ? list.map((one) => ({ ...one, distance: roundedKm(distances.get(one.id)!) })) : list;
}

/** Sorts by one number after the other, the greatest first; ties by id (RULES 21). */
export function inOrder<Activity extends { readonly id: number }>(
  activities: readonly Activity[],
  by: readonly Key<Activity>[],
): Activity[] {
  const keys: readonly Key<Activity>[] = [...by, ({ id }) => -id];
  /* Each number is looked up once, not with each comparison. */
  const ranked = activities.map((activity) => ({ activity, by: keys.map((key) => key(activity) ?? -Infinity) }));
  ranked.sort((one, other) => {
    for (let index = 0; index < keys.length; index += 1)
      if (one.by[index] !== other.by[index]) return other.by[index]! - one.by[index]!;
    return 0;
  });
  return ranked.map(({ activity }) => activity);
}
