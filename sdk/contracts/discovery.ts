import * as v from "valibot";
import { LocalDate } from "./time.ts";

/** Sort options of a list (discovery spec §9); what can't be booked comes last in each of them (RULES 21). */
export const sorts = ["relevance", "distance", "popularityDesc", "ratingDesc", "priceDesc", "priceAsc"] as const;
export type Sort = (typeof sorts)[number];

/** Least average ratings to filter by; `none` matches activities without a rating alone (discovery spec §5). */
export const ratingOptions = ["4.5", "4", "3.5", "3", "none"] as const;
export type RatingOption = (typeof ratingOptions)[number];

/** The kinds of listing pages (discovery spec §2); `listing` is the list of everything, or of what is searched for. */
export const listingPageKinds = [
  "type",
  "location-type",
  "attribute",
  "location-attribute",
  "location",
  "point_of_interest",
  "listing",
] as const;
export type ListingPageKind = (typeof listingPageKinds)[number];

/** Most characters of a search text (discovery spec §5). */
export const longestSearch = 512;

/** Up to this many matches the browser filters what it has; beyond, the server does (RULES 25). */
export const filteredInBrowser = 2000;

/** Minutes by public transport that a list is narrowed to by `reachableFrom`, with the walk at the end. */
export const reachableMinutes = 60;

const Ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  v.maxLength(1000),
);
const Keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100));

/** What a list is narrowed to. Within a group any of the chosen matches, between groups all must. */
export const Filters = v.object({
  locations: v.optional(Ids, []),
  types: v.optional(Ids, []),
  /** Languages of the guides: `de`. */
  languages: v.optional(Keys, []),
  /** Discount types of ticket categories: `half-fare`. */
  discountTypes: v.optional(Keys, []),
  /** Only what a guide leads. */
  guided: v.optional(v.boolean(), false),
  rating: v.optional(v.nullable(v.picklist(ratingOptions)), null),
  /** Bookable on that date. */
  date: v.optional(v.nullable(LocalDate), null),
  /** Items by attribute id: `{ "26": [261, 262] }` is `a26=261,262` in an address. */
  attributes: v.optional(v.pipe(v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), Ids), v.maxEntries(50)), {}),
  /** Ages in years that must fit the activity's bounds (discovery spec §5, "Child age rule"; RULES 25). */
  childrenAges: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17))), v.maxLength(20)),
    [],
  ),
  /** A place of the timetable (`Place.id`): only what public transport reaches from there within an hour. */
  reachableFrom: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), null),
});
export type Filters = v.InferOutput<typeof Filters>;

/** Nothing chosen. */
export const noFilters: Filters = {
  locations: [],
  types: [],
  languages: [],
  discountTypes: [],
  guided: false,
  rating: null,
  date: null,
  attributes: {},
  childrenAges: [],
  reachableFrom: null,
};

/**
 * Parts of a listing that a partner can hide, by the word of the `hide` attribute and the query parameter of the spec
 * (RULES 25).
 */
export const hideable = {
  all: "hideAll",
  search: "hideSearch",
  filter: "hideFilter",
  filterbar: "hideFilterbar",
  "quick-filter": "hideQuickFilter",
  sort: "hideSort",
  size: "hideSize",
  map: "hideMap",
} as const;
export type Hideable = keyof typeof hideable;

/** The part that a word of `hide` names, with dashes or without: `quick-filter`, `quickFilter` (RULES 25). */
export function hideableNamed(word: string): Hideable | undefined {
  const parameter = `hide${word.replaceAll("-", "")}`.toLowerCase();
  return (Object.keys(hideable) as Hideable[]).find((part) => hideable[part].toLowerCase() === parameter);
}
