import { expect, test } from "vitest";
import { noFilters } from "../../contracts/discovery.ts";
import { allOptions, listed } from "../../machines/discovery/discovery.fixture.ts";
import type { DiscoveryView } from "../../machines/discovery/discovery.types.ts";
import { given, query } from "../../machines/listing/listing.fixture.ts";
import type { ListingContext } from "../../machines/listing/listing.types.ts";
import { expandList, shrinkList } from "./shipped-list.ts";

const world = Array.from({ length: 300 }, (_, index) => listed(index + 1));

function persisted(discovery: Partial<DiscoveryView>, extra = 0) {
  const context: ListingContext = {
    given,
    query: { ...query, extra },
    group: "own",
    page: null,
    pageFailure: null,
    discovery: {
      filters: noFilters,
      sort: "relevance",
      search: "",
      participants: { adults: 0, children: 0 },
      userLocation: null,
      isRelevanceHidden: false,
      hasFiltered: false,
      hasSearched: false,
      initial: world.slice(0, 16),
      options: allOptions,
      results: world.slice(0, 16),
      total: 300,
      facets: allOptions,
      suggestions: null,
      failure: null,
      locationError: false,
      status: "ready",
      isLocating: false,
      isSuggesting: false,
      ...discovery,
    },
    isWide: null,
    extra,
    returnedExtra: 0,
    returnTo: null,
    picked: [],
    unfolded: [],
    emittedIds: [],
    unavailable: [],
  };
  return { status: "active", context };
}

/** Through the page's JSON. */
function ofPage(snapshot: ReturnType<typeof persisted>) {
  const json = JSON.stringify(shrinkList(snapshot));
  return { json, snapshot: expandList(JSON.parse(json) as ReturnType<typeof shrinkList>) };
}

test("a list comes through a page as it was, its first offers and options written once", () => {
  const before = persisted({});
  const { json, snapshot } = ofPage(before);
  expect(snapshot).toEqual(JSON.parse(JSON.stringify(before)));
  expect(json.split(`"id":16,`)).toHaveLength(2);
  expect(json.split(`"bookable"`)).toHaveLength(2);
});

test("of a filtered list, all of which is found, a page carries as much as the first offers; the total stays", () => {
  const facets = { ...allOptions, total: 300 };
  const { snapshot } = ofPage(persisted({ results: world.map((one) => ({ ...one })), facets }));
  expect(snapshot.context.discovery?.results).toEqual(world.slice(0, 16));
  expect(snapshot.context.discovery).toMatchObject({ total: 300, facets });
});

test("results in another order than the first offers stay in theirs", () => {
  const results = world.toReversed();
  const { snapshot } = ofPage(persisted({ results }));
  expect(snapshot.context.discovery?.results).toEqual(results.slice(0, 16));
});

test("a lengthened list comes as long as it is shown", () => {
  const { snapshot } = ofPage(persisted({ results: world }, 36));
  expect(snapshot.context.discovery?.results).toEqual(world.slice(0, 45));
});

test("a list without results yet comes as it is", () => {
  const { context } = persisted({});
  const before = { context: { ...context, discovery: null } };
  expect(expandList(shrinkList(before))).toEqual(before);
});
