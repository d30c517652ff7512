import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { seedActivities } from "../../scripts/seed/load.ts";
import { noFilters, type Filters } from "../../sdk/contracts/discovery.ts";
import { listActivities, listFacets } from "../../sdk/contracts/calls/listing.ts";
import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import { discoveryCatalogue } from "../catalogue/fixtures/discovery.ts";
import { readCatalogueFile } from "../catalogue/read-file.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";
import { kmBetween } from "../../sdk/contracts/distance.ts";

const made = 300;

/** Whether a card fits, as the specification says it. */
function fits(card: ListedActivity, filters: Filters): boolean {
  const any = <Value>(chosen: readonly Value[], own: readonly Value[]) =>
    chosen.length === 0 || chosen.some((each) => own.includes(each));
  const items = card.attributes.flatMap((attribute) => attribute.items);
  const { minAge, maxAge, guideLanguages } = card.summary!;
  const average = card.rating?.average_rating;
  return (
    any(filters.locations, [card.location.id]) &&
    any(filters.types, [card.type.id]) &&
    any(filters.languages, guideLanguages) &&
    any(filters.discountTypes, card.discountTypes) &&
    (!filters.guided || guideLanguages.length > 0) &&
    (filters.rating === null ||
      (filters.rating === "none"
        ? average === undefined
        : average !== undefined && average >= Number(filters.rating))) &&
    (filters.date === null || card.availableDates.includes(filters.date)) &&
    Object.values(filters.attributes).every((chosen) => any(chosen, items)) &&
    filters.childrenAges.every((age) => age >= (minAge ?? 0) && age <= (maxAge || Number.POSITIVE_INFINITY))
  );
}

onBothDatabases("lists of a made catalogue", (getDb) => {
  let shop: TestShop;
  let all: ListedActivity[];
  const ask = (query: Record<string, string>) => shop.done(listActivities, { params: { locale: "de_CH" }, query });
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      catalogue: {
        ...discoveryCatalogue,
        activities: [],
        locations: [],
        attributes: [],
        types: [],
        suppliers: [],
        pointsOfInterest: [],
      },
    });
    // For its places all over the country.
    const { catalogue } = await readCatalogueFile("demo/catalogue", testNow);
    await seedActivities(getDb(), { ...catalogue, attributes: discoveryCatalogue.attributes }, made, testNow);
    all = await ask({});
  });

  /** A few of the values that cards have. */
  function chosenOf<Value>(read: (card: ListedActivity) => readonly Value[]): fc.Arbitrary<Value[]> {
    return fc.array(fc.constantFrom(...new Set(all.flatMap(read))), { minLength: 1, maxLength: 3 });
  }
  const maybe = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value });
  const filters = (): fc.Arbitrary<Filters> =>
    fc.record({
      locations: maybe(
        chosenOf((card) => [card.location.id]),
        [],
      ),
      types: maybe(
        chosenOf((card) => [card.type.id]),
        [],
      ),
      languages: maybe(
        chosenOf((card) => card.summary!.guideLanguages),
        [],
      ),
      discountTypes: maybe(
        chosenOf((card) => card.discountTypes),
        [],
      ),
      guided: maybe(fc.boolean(), false),
      rating: maybe(fc.constantFrom("4.5", "4", "3.5", "3", "none"), null),
      date: maybe(fc.constantFrom("2026-11-25", "2026-12-01", "2026-12-11"), null),
      attributes: maybe(
        chosenOf((card) =>
          card.attributes.flatMap(({ attributeId, items }) => items.map((item) => `${attributeId} ${item}`)),
        ).map((chosen) =>
          Object.fromEntries(
            Map.groupBy(chosen, (each) => each.split(" ")[0]!)
              .entries()
              .map(([id, each]) => [id, each.map((item) => Number(item.split(" ")[1]))]),
          ),
        ),
        {},
      ),
      childrenAges: maybe(fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }), []),
    }) as fc.Arbitrary<Filters>;

  test("there are as many as were made, some sold out, each with its price and place", () => {
    expect(all).toHaveLength(made);
    const soldOut = all.filter((card) => card.availableDates.length === 0);
    expect(soldOut.length).toBeGreaterThan(5);
    expect(all.slice(-soldOut.length)).toEqual(soldOut);
    expect(new Set(all.map((card) => card.info.title)).size).toBeGreaterThan(made * 0.95);
  });

  test("[R25.filters] whatever is chosen, the list has what fits, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (chosen) => {
        const found = await ask({ filters: JSON.stringify(chosen) });
        expect(found.map(({ id }) => id)).toEqual(all.filter((card) => fits(card, chosen)).map(({ id }) => id));
      }),
      { numRuns: 30 },
    );
  });

  test("[R25.facets] whatever is chosen, a count is the length of the list that choosing it gives", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (chosen) => {
        const facets = await shop.done(listFacets, {
          params: { locale: "de_CH" },
          query: { filters: JSON.stringify(chosen) },
        });
        const left = (change: Partial<Filters>) => all.filter((card) => fits(card, { ...chosen, ...change })).length;
        expect(facets.total).toBe(left({}));
        expect(facets.bookable).toBe(all.filter((card) => fits(card, chosen) && card.availableDates.length > 0).length);
        for (const { id, count } of facets.types) expect(count).toBe(left({ types: [id] }));
        for (const { id, count } of facets.locations) expect(count).toBe(left({ locations: [id] }));
        for (const { key, count } of facets.languages) expect(count).toBe(left({ languages: [key] }));
        for (const { key, count } of facets.ratings)
          expect(count).toBe(left({ rating: key as NonNullable<Filters["rating"]> }));
        expect(facets.guided).toBe(left({ guided: true }));
        for (const { attributeId, items } of facets.attributes)
          for (const { id, count } of items)
            expect(count).toBe(left({ attributes: { ...chosen.attributes, [attributeId]: [id] } }));
      }),
      { numRuns: 8 },
    );
  });

  test("[R22] from every position, nearby activities are in order, complete, and once over all pages", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 45.9, max: 47.7, noNaN: true }),
        fc.double({ min: 6, max: 10.4, noNaN: true }),
        async (latitude, longitude) => {
          const here = { lat: latitude.toFixed(5), long: longitude.toFixed(5) };
          const kmOf = (card: ListedActivity) =>
            kmBetween(
              { latitude: Number(here.lat), longitude: Number(here.long) },
              { latitude: card.lat, longitude: card.lng },
            );
          const pages = [];
          for (let offset = 0; offset < made; offset += 60)
            pages.push(...(await ask({ ...here, limit: "60", offset: String(offset) })));
          const byHand = all
            .filter((card) => kmOf(card) <= 200)
            .sort(
              (one, other) =>
                Number(one.availableDates.length === 0) - Number(other.availableDates.length === 0) ||
                kmOf(one) - kmOf(other),
            );
          expect(pages.map(({ id }) => id)).toEqual(byHand.map(({ id }) => id));
        },
      ),
      { numRuns: 5 },
    );
  });

  test("a list that nothing narrows is the same with filters of nothing", async () => {
    expect(await ask({ filters: JSON.stringify(noFilters) })).toEqual(all);
  });
});
