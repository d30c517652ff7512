import type { MapActivity } from "../../contracts/listing.ts";
import { inOrder, orders } from "../discovery/sorts.rules.ts";
import type { Bounds, MapContext, MapSort, Sought } from "./map.types.ts";

/** Cards of a page of the list, and what "more" adds. */
export const cardsAPage = 20;

/** Sorts of the map's cards, in the order of their menu. */
export const mapSorts: readonly MapSort[] = ["relevance", "popularityDesc", "ratingDesc", "priceAsc", "priceDesc"];

/** The list's own order, without the distance: what can't be booked comes last, ties by id (RULES 21). */
export function sortedPoints(points: readonly MapActivity[], sort: MapSort): readonly MapActivity[] {
  return inOrder(points, [({ isBookable }) => Number(isBookable), ...orders[sort]]);
}

function isWithin({ lat, lng }: MapActivity, [west, south, east, north]: Bounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** The activities that the list is about: of the chosen cluster, else of what is in sight, else of all. */
export function listed({ points, chosen, bounds }: MapContext): readonly MapActivity[] {
  if (chosen) {
    const ids = new Set(chosen.ids);
    return points.filter(({ id }) => ids.has(id));
  }
  return bounds ? points.filter((point) => isWithin(point, bounds)) : points;
}

/** The place that most of some activities are at: it gives their cluster its name. */
export function placeOf(activities: readonly MapActivity[]): string {
  const counts = new Map<string, number>();
  for (const { location } of activities) counts.set(location.title, (counts.get(location.title) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ["", 0])[0];
}

/** Whether two filters have the same points: sort and participants change the list alone. */
export function isSameQuestion(one: Sought | null, other: Sought | null): boolean {
  const question = (sought: Sought | null) =>
    sought && [sought.discovery.filters, sought.discovery.search, sought.scope];
  return JSON.stringify(question(one)) === JSON.stringify(question(other));
}
