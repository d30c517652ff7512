import type { Filters } from "../../contracts/discovery.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { FilterGroup } from "./discovery.types.ts";

/** The attribute of a group: `a26` is 26; undefined for the others. */
export function attributeOf(group: string): string | undefined {
  return /^a([1-9]\d{0,5})$/.exec(group)?.[1];
}

const hasAny = <Item>(own: readonly Item[], wanted: readonly Item[]) => wanted.some((item) => own.includes(item));

/** The items that an activity has of an attribute. */
function itemsOf(activity: Pick<ListedActivity, "attributes">, attributeId: string | number): readonly number[] {
  return activity.attributes.find((one) => one.attributeId === Number(attributeId))?.items ?? [];
}

/** Whether an average is at or above an option; `none` is for activities without a rating alone (discovery spec §5). */
export function fitsRating({ rating }: Pick<ListedActivity, "rating">, option: string): boolean {
  return option === "none" ? rating === null : rating !== null && rating.average_rating >= Number(option);
}

/**
 * Whether every age lies within the activity's bounds (discovery spec §5, "Child age rule"); a maximum of 0 is none
 * (purchase spec §5).
 */
function fitsAges({ summary }: Pick<ListedActivity, "summary">, ages: readonly number[]): boolean {
  return ages.every((age) => age >= (summary?.minAge ?? 0) && age <= (summary?.maxAge || Infinity));
}

/**
 * The groups of the filters that an activity fails. Within a group any of the chosen matches, between groups all must.
 * The date is not among them: an activity's list of dates is cut short, so the server answers for a date
 * (`ListedActivity.availableDates`), as it does for what public transport reaches.
 */
export function groupsFailed(activity: ListedActivity, filters: Filters): (FilterGroup | "childrenAges")[] {
  const failed: (FilterGroup | "childrenAges")[] = [];
  const { locations, types, languages, discountTypes, guided, rating, attributes, childrenAges } = filters;
  const guides = activity.summary?.guideLanguages ?? [];
  if (locations.length > 0 && !locations.includes(activity.location.id)) failed.push("locations");
  if (types.length > 0 && !types.includes(activity.type.id)) failed.push("types");
  if (languages.length > 0 && !hasAny(guides, languages)) failed.push("languages");
  if (discountTypes.length > 0 && !hasAny(activity.discountTypes, discountTypes)) failed.push("discountTypes");
  if (guided && guides.length === 0) failed.push("guided");
  if (rating !== null && !fitsRating(activity, rating)) failed.push("rating");
  for (const [attributeId, items] of Object.entries(attributes)) {
    if (items.length > 0 && !hasAny(itemsOf(activity, attributeId), items))
      failed.push(`a${attributeId as `${number}`}`);
  }
  if (childrenAges.length > 0 && !fitsAges(activity, childrenAges)) failed.push("childrenAges");
  return failed;
}

/** Sets filters and drops what is empty (discovery spec §4). */
export function withFilters(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  return {
    ...next,
    attributes: Object.fromEntries(Object.entries(next.attributes).filter(([, items]) => items.length > 0)),
  };
}

const toggledIn = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** Toggles an option in or out of its group; where a group has one choice, choosing it again clears it. */
export function toggled(filters: Filters, group: FilterGroup, value: string | number): Filters {
  switch (group) {
    case "locations":
    case "types":
      return withFilters(filters, { [group]: toggledIn(filters[group], Number(value)) });
    case "languages":
    case "discountTypes":
      return withFilters(filters, { [group]: toggledIn(filters[group], String(value)) });
    case "guided":
      return withFilters(filters, { guided: !filters.guided });
    case "rating":
    case "date":
    case "reachableFrom":
      return withFilters(filters, { [group]: filters[group] === value ? null : value });
    default: {
      const attribute = attributeOf(group) ?? "";
      const items = toggledIn(filters.attributes[attribute] ?? [], Number(value));
      return withFilters(filters, { attributes: { ...filters.attributes, [attribute]: items } });
    }
  }
}

/** How many choices the visitor has made; each is a chip. Ages of children come with the participants and are none. */
export function choicesIn(filters: Filters): number {
  const { childrenAges: _, attributes, ...own } = filters;
  return [own, attributes]
    .flatMap((part) => Object.values(part))
    .reduce<number>((sum, chosen) => sum + (Array.isArray(chosen) ? chosen.length : Number(!!chosen)), 0);
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: Filters, search: string): boolean {
  return choicesIn(filters) > 0 || filters.childrenAges.length > 0 || search.trim() !== "";
}
