import { expect, test } from "vitest";
import { allOptions, discoveryView, listed } from "../../machines/discovery/discovery.fixture.ts";
import type { DiscoveryView } from "../../machines/discovery/discovery.types.ts";
import { given, query } from "../../machines/listing/listing.fixture.ts";
import type { ListingContext } from "../../machines/listing/listing.types.ts";
import { expandList, compactList } from "./list-snapshot.ts";

const world = Array.from({ length: 300 }, (_, index) => listed(index + 1));

function persisted(discovery: Partial<DiscoveryView>, extra = 0) {
  const context: ListingContext = {
    given,
    query: { ...query, extra },
    group: "own",
    page: null,
    pageFailure: null,
    discovery: discoveryView({
      initial: world.slice(0, 16),
      options: allOptions,
      results: world.slice(0, 16),
      total: 300,
      facets: allOptions,
      ...discovery,
    }),
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

/** Writes a snapshot into a page as JSON and reads it back. */
function roundTrip(snapshot: ReturnType<typeof persisted>) {
  const json = JSON.stringify(compactList(snapshot));
  return { json, snapshot: expandList(JSON.parse(json) as ReturnType<typeof compactList>) };
}

test("restores a snapshot unchanged, and writes first offers and options once", () => {
  const before = persisted({});
  const { json, snapshot } = roundTrip(before);
  expect(snapshot).toEqual(JSON.parse(JSON.stringify(before)));
  expect(json.split(`{"id":16,"mappedId"`)).toHaveLength(2);
  expect(json.split(`"bookable"`)).toHaveLength(2);
});

test("keeps as many filtered results as there are first offers, and the total", () => {
  const facets = { ...allOptions, total: 300 };
  const { snapshot } = roundTrip(persisted({ results: world.map((one) => ({ ...one })), facets }));
  expect(snapshot.context.discovery?.results).toEqual(world.slice(0, 16));
  expect(snapshot.context.discovery).toMatchObject({ total: 300, facets });
});

test("keeps the order of results that differs from that of the first offers", () => {
  const results = world.toReversed();
  const { snapshot } = roundTrip(persisted({ results }));
  expect(snapshot.context.discovery?.results).toEqual(results.slice(0, 16));
});

test("keeps all results of a lengthened list that are shown", () => {
  const { snapshot } = roundTrip(persisted({ results: world }, 36));
  expect(snapshot.context.discovery?.results).toEqual(world.slice(0, 45));
});

test("restores a list that has no results yet", () => {
  const { context } = persisted({});
  const before = { context: { ...context, discovery: null } };
  expect(expandList(compactList(before))).toEqual(before);
});
