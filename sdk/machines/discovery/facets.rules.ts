import type { Filters } from "../../contracts/discovery.ts";
import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import { isBookable } from "../../contracts/bookable.ts";
import { fitsRating, groupsFailed } from "./filters.rules.ts";

/**
 * Filters a list and counts its options in one pass. An option's count is what choosing it would leave, the other
 * groups' choices counted (as the server's `listFacets`): an activity that fails one group alone still counts for that
 * group's options. `options` names them; their order stays, so that nothing moves under a finger.
 */
export function filtered(
  activities: readonly ListedActivity[],
  filters: Filters,
  options: Facets | null,
): { found: ListedActivity[]; facets: Facets | null } {
  const found: ListedActivity[] = [];
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const ratings = options?.ratings.map(({ key }) => key) ?? [];
  for (const activity of activities) {
    const failed = groupsFailed(activity, filters);
    if (failed.length === 0) found.push(activity);
    if (failed.length > 1 || !options) continue;
    const countsFor = (group: string) => failed.length === 0 || failed[0] === group;
    const guides = activity.summary?.guideLanguages ?? [];
    if (countsFor("locations")) add(`locations ${activity.location.id}`);
    if (countsFor("types")) add(`types ${activity.type.id}`);
    if (countsFor("languages")) guides.forEach((key) => add(`languages ${key}`));
    if (countsFor("discountTypes")) activity.discountTypes.forEach((key) => add(`discountTypes ${key}`));
    if (countsFor("guided") && guides.length > 0) add("guided");
    if (countsFor("rating")) ratings.filter((key) => fitsRating(activity, key)).forEach((key) => add(`rating ${key}`));
    for (const { attributeId, items } of activity.attributes) {
      if (countsFor(`a${attributeId}`)) items.forEach((item) => add(`a${attributeId} ${item}`));
    }
  }
  return { found, facets: options && counted(options, (key) => counts.get(key) ?? 0, found) };
}

function counted(options: Facets, count: (key: string) => number, found: readonly ListedActivity[]): Facets {
  return {
    ...options,
    total: found.length,
    bookable: found.filter(isBookable).length,
    locations: options.locations.map((one) => ({ ...one, count: count(`locations ${one.id}`) })),
    types: options.types.map((one) => ({ ...one, count: count(`types ${one.id}`) })),
    languages: options.languages.map((one) => ({ ...one, count: count(`languages ${one.key}`) })),
    discountTypes: options.discountTypes.map((one) => ({ ...one, count: count(`discountTypes ${one.key}`) })),
    guided: count("guided"),
    ratings: options.ratings.map((one) => ({ ...one, count: count(`rating ${one.key}`) })),
    attributes: options.attributes.map((attribute) => ({
      ...attribute,
      items: attribute.items.map((item) => ({ ...item, count: count(`a${attribute.attributeId} ${item.id}`) })),
    })),
  };
}
