import type { Filters, Sort } from "../../contracts/discovery.ts";

/**
 * Sorting and groups of filters (RULES 21, 25), as browser and server both implement them: one table that the tests of
 * both read.
 */

/** What an activity of the table has. Prices in Rappen. */
export interface ListCaseActivity {
  readonly id: number;
  readonly isBookable: boolean;
  readonly locationId: number;
  readonly typeId: number;
  readonly guideLanguages: readonly string[];
  readonly hasJuniorPrice: boolean;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly ticketsIssued: number;
  readonly price: number;
  /** 0 or null is none. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly items: readonly number[];
}

/** Discount type of the reduced category of an activity that has a junior price. */
export const juniorDiscount = "junior";
/** The attribute whose items the activities have. */
export const listCaseAttribute = 26;

const plain = {
  isBookable: true,
  locationId: 1,
  typeId: 1,
  guideLanguages: [],
  hasJuniorPrice: false,
  rating: null,
  ticketsIssued: 0,
  price: 4900,
  minAge: null,
  maxAge: null,
  items: [],
} as const;

export const listCaseActivities: readonly ListCaseActivity[] = [
  { ...plain, id: 1, rating: { average: 4.5, count: 10 }, ticketsIssued: 50, guideLanguages: ["de", "fr"] },
  { ...plain, id: 2, rating: { average: 4.5, count: 30 }, ticketsIssued: 50, price: 2900, locationId: 2, items: [261] },
  { ...plain, id: 3, isBookable: false, rating: { average: 5, count: 90 }, ticketsIssued: 900, price: 100 },
  { ...plain, id: 4, price: 9900, typeId: 2, guideLanguages: ["en"], items: [262], minAge: 12 },
  { ...plain, id: 5, rating: { average: 3.4, count: 2 }, ticketsIssued: 7, hasJuniorPrice: true, maxAge: 10 },
  { ...plain, id: 6, rating: { average: 4, count: 4 }, locationId: 2, typeId: 2, items: [261, 262] },
];

/** Ids in order by sort; relevance is left out, as the server computes its score from other data. */
export const sortCases: readonly { readonly sort: Exclude<Sort, "relevance" | "distance">; readonly ids: number[] }[] =
  [
    { sort: "popularityDesc", ids: [2, 1, 5, 6, 4, 3] },
    { sort: "ratingDesc", ids: [1, 2, 6, 5, 4, 3] },
    { sort: "priceAsc", ids: [2, 1, 5, 6, 4, 3] },
    { sort: "priceDesc", ids: [4, 1, 5, 6, 2, 3] },
  ];

/** Ids that are left, in any order. */
export const filterCases: readonly {
  readonly name: string;
  readonly filters: Partial<Filters>;
  readonly ids: number[];
}[] = [
  { name: "nothing chosen", filters: {}, ids: [1, 2, 3, 4, 5, 6] },
  { name: "one place", filters: { locations: [2] }, ids: [2, 6] },
  { name: "any of two places", filters: { locations: [1, 2] }, ids: [1, 2, 3, 4, 5, 6] },
  { name: "a place and a type", filters: { locations: [2], types: [2] }, ids: [6] },
  { name: "any of two languages", filters: { languages: ["fr", "en"] }, ids: [1, 4] },
  { name: "guided", filters: { guided: true }, ids: [1, 4] },
  { name: "guided, and a place without guides", filters: { guided: true, locations: [2] }, ids: [] },
  { name: "a discount type", filters: { discountTypes: [juniorDiscount] }, ids: [5] },
  { name: "a rating and up, the bound included", filters: { rating: "4" }, ids: [1, 2, 3, 6] },
  { name: "a half star", filters: { rating: "4.5" }, ids: [1, 2, 3] },
  { name: "without a rating", filters: { rating: "none" }, ids: [4] },
  { name: "any of two items of an attribute", filters: { attributes: { 26: [261, 262] } }, ids: [2, 4, 6] },
  { name: "an item and a type", filters: { attributes: { 26: [261] }, types: [2] }, ids: [6] },
  { name: "an age below a minimum", filters: { childrenAges: [11] }, ids: [1, 2, 3, 6] },
  { name: "an age at a minimum", filters: { childrenAges: [12] }, ids: [1, 2, 3, 4, 6] },
  { name: "an age at a maximum", filters: { childrenAges: [10] }, ids: [1, 2, 3, 5, 6] },
  { name: "two ages, all of which must fit", filters: { childrenAges: [10, 12] }, ids: [1, 2, 3, 6] },
];
