import fc from "fast-check";
import { expect, test } from "vitest";
import { noFilters, type Filters, type RatingOption, sorts } from "../../contracts/discovery.ts";
import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import { filtersIn, idsIn, parametersOf, placeIn, sortIn } from "./address.rules.ts";
import { filtered } from "./facets.rules.ts";
import { choicesIn, toggled } from "./filters.rules.ts";
import { allOptions, anyActivities, anyFilters, listed } from "./discovery.fixture.ts";
import { sortedActivities } from "./sorts.rules.ts";

/** The rule once more, as a person would say it: slow, and obviously right. */
function isWanted(activity: ListedActivity, filters: Filters): boolean {
  const guides = activity.summary?.guideLanguages ?? [];
  const items = (id: string) =>
    activity.attributes.filter((one) => String(one.attributeId) === id).flatMap((one) => one.items);
  const anyOf = (wanted: readonly unknown[], own: readonly unknown[]) =>
    wanted.length === 0 || wanted.some((one) => own.includes(one));
  const average = activity.rating?.average_rating;
  return (
    anyOf(filters.locations, [activity.location.id]) &&
    anyOf(filters.types, [activity.type.id]) &&
    anyOf(filters.languages, guides) &&
    anyOf(filters.discountTypes, activity.discountTypes) &&
    (!filters.guided || guides.length > 0) &&
    (filters.rating === null ||
      (filters.rating === "none"
        ? average === undefined
        : average !== undefined && average >= Number(filters.rating))) &&
    Object.entries(filters.attributes).every(([id, wanted]) => anyOf(wanted, items(id))) &&
    filters.childrenAges.every(
      (age) => age >= (activity.summary?.minAge ?? 0) && age <= (activity.summary?.maxAge ?? 99),
    )
  );
}

test("[R25.filters] matches any choice within a group and all groups", () => {
  fc.assert(
    fc.property(anyActivities, anyFilters, (activities, filters) => {
      const { found } = filtered(activities, filters, allOptions);
      expect(found).toEqual(activities.filter((one) => isWanted(one, filters)));
    }),
  );
});

test("[R25.browser] counts for an option what choosing it alone in its group leaves", () => {
  const leaves = (activities: readonly ListedActivity[], filters: Filters) =>
    activities.filter((one) => isWanted(one, filters)).length;
  fc.assert(
    fc.property(anyActivities, anyFilters, (activities, filters) => {
      const facets = filtered(activities, filters, allOptions).facets as Facets;
      for (const { id, count } of facets.types) expect(count).toBe(leaves(activities, { ...filters, types: [id] }));
      for (const { id, count } of facets.locations)
        expect(count).toBe(leaves(activities, { ...filters, locations: [id] }));
      for (const { key, count } of facets.languages)
        expect(count).toBe(leaves(activities, { ...filters, languages: [key] }));
      for (const { key, count } of facets.discountTypes)
        expect(count).toBe(leaves(activities, { ...filters, discountTypes: [key] }));
      for (const { key, count } of facets.ratings)
        expect(count).toBe(leaves(activities, { ...filters, rating: key as RatingOption }));
      expect(facets.guided).toBe(leaves(activities, { ...filters, guided: true }));
      for (const { attributeId, items } of facets.attributes) {
        for (const { id, count } of items)
          expect(count).toBe(
            leaves(activities, { ...filters, attributes: { ...filters.attributes, [attributeId]: [id] } }),
          );
      }
    }),
  );
});

test("[R21.sorts] puts pinned activities first and those that can't be booked last in every sort, ties by id", () => {
  const key: Record<(typeof sorts)[number], (one: ListedActivity) => number[]> = {
    relevance: ({ summary }) => [-(summary?.rankingScoreNoDate ?? -Infinity)],
    popularityDesc: ({ summary, rating }) => [
      -(summary?.ticketsIssued ?? -Infinity),
      -(rating?.num_ratings ?? -Infinity),
    ],
    ratingDesc: ({ rating }) => [-(rating?.average_rating ?? -Infinity)],
    priceDesc: ({ summary }) => [-(summary?.minAdultPrice?.amount ?? -Infinity)],
    priceAsc: ({ summary }) => [summary?.minAdultPrice?.amount ?? Infinity],
    distance: ({ lat }) => [Math.abs(lat - 46)],
  };
  fc.assert(
    fc.property(anyActivities, fc.constantFrom(...sorts), fc.subarray([1, 2, 3]), (activities, sort, pinned) => {
      const list = sortedActivities(activities, { sort, from: { latitude: 46, longitude: 7.63 }, pinned });
      const ranks = list.map((one) => [
        pinned.includes(one.id) ? pinned.indexOf(one.id) : Infinity,
        Number(one.availableDates.length === 0 || one.summary === null),
        ...key[sort](one),
        one.id,
      ]);
      for (let index = 1; index < ranks.length; index += 1) {
        const [before, after] = [ranks[index - 1]!, ranks[index]!];
        const at = before.findIndex((value, place) => value !== after[place]);
        expect(before[at]!).toBeLessThan(after[at]!);
      }
      expect(list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(activities.map(({ id }) => id));
    }),
  );
});

test("sorts by the starting price without an adult price, and puts activities without a price last", () => {
  const none = listed(1, { summary: { minAdultPrice: null, startingPrice: null } });
  const dear = listed(2, { summary: { minAdultPrice: null, startingPrice: { amount: 9000, formatted: "" } } });
  const cheap = listed(3);
  const order = (sort: "priceAsc" | "priceDesc") =>
    sortedActivities([none, dear, cheap], { sort, from: null, pinned: [] }).map(({ id }) => id);
  expect(order("priceAsc")).toEqual([3, 2, 1]);
  expect(order("priceDesc")).toEqual([2, 3, 1]);
});

test("states a distance in km, with a decimal below ten", () => {
  const bern = { latitude: 46.948, longitude: 7.4474 };
  const list = sortedActivities([listed(1)], { sort: "distance", from: bern, pinned: [] });
  expect(list[0]!.distance).toBe(26);
});

test("changes nothing when an option is toggled twice, and counts each choice", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const clean = {
        ...filters,
        attributes: Object.fromEntries(Object.entries(filters.attributes).filter(([, items]) => items.length > 0)),
      };
      const twice = toggled(toggled(clean, "a26", 264), "a26", 264);
      expect(twice).toEqual(clean);
      expect(choicesIn(toggled(clean, "a26", 264))).toBe(choicesIn(clean) + 1);
    }),
  );
  expect(toggled(toggled(noFilters, "rating", "4"), "rating", "4")).toEqual(noFilters);
  expect(toggled(toggled(noFilters, "rating", "4"), "rating", "3").rating).toBe("3");
});

test("reads filters back from the address that they were written to", () => {
  fc.assert(
    fc.property(anyFilters, fc.option(fc.constant("2026-12-24")), (some, date) => {
      const filters = {
        ...some,
        date,
        childrenAges: [],
        attributes: Object.fromEntries(Object.entries(some.attributes).filter(([, items]) => items.length > 0)),
      };
      const written = new URLSearchParams();
      for (const [name, value] of Object.entries(parametersOf(filters, ["a99"])))
        if (value !== null) written.set(name, value);
      expect(
        filtersIn(
          (name) => written.get(name),
          [...written.keys()],
          () => "2026-11-21",
        ),
      ).toEqual(filters);
    }),
  );
});

test.each([
  ["locations", "x,-1,0,1.5,99999999999,1010,1010", { locations: [1010] }],
  ["types", "[11,14]", { types: [11, 14] }],
  ["languages", "de,<b>,", { languages: ["de"] }],
  ["rating", "6", {}],
  ["rating", "none", { rating: "none" }],
  ["date", "2026-02-30", {}],
  ["reachableFrom", "8507000", { reachableFrom: "8507000" }],
  ["reachableFrom", "", {}],
  ["date", "2026-11-20", {}],
  ["date", "2026-11-21", { date: "2026-11-21" }],
  ["guided", "", { guided: true }],
  ["guided", "perhaps", {}],
  ["a26", "261,262", { attributes: { "26": [261, 262] } }],
  ["a0", "1", {}],
  ["a26b", "1", {}],
] as const)("ignores the invalid part of %s=%s in an address", (name, value, wanted) => {
  expect(
    filtersIn(
      (parameter) => (parameter === name ? value : null),
      [name],
      () => "2026-11-21",
    ),
  ).toEqual({
    ...noFilters,
    ...wanted,
  });
});

test("reads a sort, a position and ids from the address only when valid", () => {
  const at = (lat: string, long: string) => placeIn((name) => (name === "lat" ? lat : long));
  expect(at("46.9", "7.4")).toEqual({ latitude: 46.9, longitude: 7.4 });
  expect([at("91", "7"), at("46", ""), at("x", "7"), at("46", "181")]).toEqual([null, null, null, null]);
  expect([sortIn("priceAsc"), sortIn("cheapest"), sortIn(null)]).toEqual(["priceAsc", undefined, undefined]);
  expect(idsIn("1,".repeat(5000)).length).toBe(1);
});
