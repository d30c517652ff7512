import fc from "fast-check";
import { noFilters, ratingOptions, type Filters } from "../../contracts/discovery.ts";
import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import { summaryOf } from "../activity/activity.fixture.ts";
import type { DiscoveryView } from "./discovery.types.ts";

const summary = summaryOf({
  startingPrice: { amount: 2450, formatted: "CHF 24.50" },
  maxPrice: { amount: 4900 },
  ticketsIssued: 10,
  showPerPersonSuffix: false,
});

type Summary = NonNullable<ListedActivity["summary"]>;

/** An activity of a list: a boat on Lake Thun, unless something else is said. */
export function listed(
  id: number,
  more: Partial<Omit<ListedActivity, "summary">> & { summary?: Partial<Summary> | null } = {},
): ListedActivity {
  const { summary: own, ...rest } = more;
  return {
    id,
    mappedId: 9000 + id,
    path: `/activity/${id}-boat`,
    info: { title: `Boat ${id}`, teaser: "Round the lake." },
    teaser_image: null,
    type: { id: 14, title: "Boat trips" },
    attributes: [],
    lat: 46.75,
    lng: 7.63,
    availableDates: ["2026-12-01"],
    supplier: { name: "BLS" },
    location: { id: 1010, title: "Interlaken" },
    rating: { average_rating: 4.5, num_ratings: 12 },
    summary: own === null ? null : { ...summary, ...own },
    discountTypes: [],
    dataLayer: { id, title: `Boat ${id}` },
    ...rest,
  };
}

const typeIds = [11, 14, 87];
const locationIds = [1010, 1012];
const languages = ["de", "en", "fr"];
const discountTypes = ["half-fare", "junior"];
const attributeItems: Record<string, number[]> = { "26": [261, 262, 263], "31": [311, 312] };

/** All options of a small world, in the order that the server has them. */
export const allOptions: Facets = {
  total: 0,
  bookable: 0,
  locations: locationIds.map((id) => ({ id, title: `Place ${id}`, count: 0 })),
  types: typeIds.map((id) => ({ id, title: `Type ${id}`, count: 0 })),
  languages: languages.map((key) => ({ key, count: 0 })),
  discountTypes: discountTypes.map((key) => ({ key, label: key, count: 0 })),
  guided: 0,
  ratings: ratingOptions.map((key) => ({ key, count: 0 })),
  attributes: Object.entries(attributeItems).map(([id, items]) => ({
    attributeId: Number(id),
    attributeLabel: `a${id}`,
    label: `Attribute ${id}`,
    items: items.map((item) => ({
      id: item,
      label: `Item ${item}`,
      labelEn: `Item ${item}`,
      uniqueId: `a${id}-${item}`,
      description: null,
      page: null,
      count: 0,
    })),
    types: [],
  })),
};

/** The state of a group that is ready and has neither filters nor results, unless `more` says otherwise. */
export function discoveryView(more: Partial<DiscoveryView> = {}): DiscoveryView {
  return {
    filters: noFilters,
    sort: "relevance",
    search: "",
    participants: { adults: 0, children: 0 },
    userLocation: null,
    isRelevanceHidden: false,
    hasFiltered: false,
    hasSearched: false,
    initial: [],
    options: null,
    results: [],
    total: null,
    facets: null,
    suggestions: null,
    failure: null,
    locationError: false,
    status: "ready",
    isLocating: false,
    isSuggesting: false,
    ...more,
  };
}

/** Any activity of the small world. */
const anyActivity = fc
  .record({
    type: fc.constantFrom(...typeIds),
    location: fc.constantFrom(...locationIds),
    guideLanguages: fc.subarray(languages),
    discountTypes: fc.subarray(discountTypes),
    seasons: fc.subarray(attributeItems["26"]!),
    settings: fc.subarray(attributeItems["31"]!),
    rating: fc.option(
      fc.record({ average_rating: fc.constantFrom(2.9, 3, 3.5, 3.9, 4, 4.2, 4.5, 5), num_ratings: fc.nat(3) }),
    ),
    minAge: fc.option(fc.constantFrom(0, 6, 12)),
    maxAge: fc.option(fc.constantFrom(12, 15)),
    price: fc.option(fc.constantFrom(1000, 2000, 3000)),
    score: fc.constantFrom(0.1, 0.5, 0.9),
    tickets: fc.nat(2),
    hasDates: fc.boolean(),
    hasSummary: fc.boolean(),
    lat: fc.constantFrom(46, 46.5, 47),
  })
  .map(
    (one) => (id: number) =>
      listed(id, {
        type: { id: one.type, title: "" },
        location: { id: one.location, title: "" },
        discountTypes: one.discountTypes,
        rating: one.rating,
        lat: one.lat,
        availableDates: one.hasDates ? ["2026-12-01"] : [],
        attributes: [
          { attributeId: 26, items: one.seasons },
          { attributeId: 31, items: one.settings },
        ].filter(({ items }) => items.length > 0),
        summary: one.hasSummary
          ? {
              guideLanguages: one.guideLanguages,
              minAge: one.minAge,
              maxAge: one.maxAge,
              minAdultPrice: one.price === null ? null : { amount: one.price, formatted: "" },
              startingPrice: null,
              rankingScoreNoDate: one.score,
              ticketsIssued: one.tickets,
            }
          : null,
      }),
  );

export const anyActivities = fc
  .array(anyActivity, { maxLength: 30 })
  .map((makers) => makers.map((make, index) => make(index + 1)));

export const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    locations: fc.subarray(locationIds),
    types: fc.subarray(typeIds),
    languages: fc.subarray(languages),
    discountTypes: fc.subarray(discountTypes),
    guided: fc.boolean(),
    rating: fc.option(fc.constantFrom(...ratingOptions)),
    seasons: fc.subarray(attributeItems["26"]!),
    settings: fc.subarray(attributeItems["31"]!),
    childrenAges: fc.subarray([3, 8, 14]),
  })
  .map(({ seasons, settings, ...filters }) => ({
    ...noFilters,
    ...filters,
    attributes: { "26": seasons, "31": settings },
  }));
