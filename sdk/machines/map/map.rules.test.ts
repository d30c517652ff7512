import { describe, expect, test } from "vitest";
import { point } from "./map.fixture.ts";
import { listed, placeOf, sorted } from "./map.rules.ts";
import type { MapContext } from "./map.types.ts";

const priced = (id: number, amount: number | null, rest = {}) =>
  point(id, {
    summary: {
      ...point(id).summary,
      minAdultPrice: amount === null ? null : { amount, formatted: `CHF ${amount / 100}` },
    },
    ...rest,
  });
const ids = (points: readonly { id: number }[]) => points.map(({ id }) => id);

describe("[R21] the map's cards are sorted as everywhere", () => {
  test("what can't be booked comes last, whatever the sort; ties by id", () => {
    const points = [point(3), point(1, { isBookable: false }), point(2)];
    for (const sort of ["relevance", "popularityDesc", "ratingDesc", "priceAsc", "priceDesc"] as const)
      expect(ids(sorted(points, sort))).toEqual([2, 3, 1]);
  });

  test("by price, up and down, what has none comes last", () => {
    const points = [priced(1, 4900), priced(2, null), priced(3, 2000)];
    expect(ids(sorted(points, "priceAsc"))).toEqual([3, 1, 2]);
    expect(ids(sorted(points, "priceDesc"))).toEqual([1, 3, 2]);
  });

  test("popular is what was bought most, then what was reviewed most", () => {
    const bought = (id: number, ticketsIssued: number, num_ratings: number) =>
      point(id, { summary: { ...point(id).summary, ticketsIssued }, rating: { average_rating: 4, num_ratings } });
    expect(ids(sorted([bought(1, 5, 1), bought(2, 9, 0), bought(3, 5, 8)], "popularityDesc"))).toEqual([2, 3, 1]);
  });
});

describe("the list is about what is seen", () => {
  const points = [point(1), point(2, { lat: 47.4, lng: 8.5, location: { id: 1031, title: "Zurich" } }), point(3)];
  const context = (rest: Partial<MapContext>) => ({ points, chosen: null, bounds: null, ...rest }) as MapContext;

  test("before the map is drawn, all", () => expect(ids(listed(context({})))).toEqual([1, 2, 3]));
  test("then what lies within its edges", () =>
    expect(ids(listed(context({ bounds: [7, 46, 8, 47] })))).toEqual([1, 3]));
  test("of a chosen cluster its own alone, wherever the map is", () =>
    expect(ids(listed(context({ chosen: { key: "c", ids: [2] }, bounds: [7, 46, 8, 47] })))).toEqual([2]));
  test("a cluster is named after the place that most of it is at", () => {
    expect(placeOf(points)).toBe("Interlaken");
    expect(placeOf([])).toBe("");
  });
});
