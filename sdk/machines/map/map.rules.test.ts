import { describe, expect, test } from "vitest";
import { point } from "./map.fixture.ts";
import { listed, placeOf, sortedPoints } from "./map.rules.ts";
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

describe("[R21] sorts of the map's cards", () => {
  test("puts what can't be booked last in every sort, ties by id", () => {
    const points = [point(3), point(1, { isBookable: false }), point(2)];
    for (const sort of ["relevance", "popularityDesc", "ratingDesc", "priceAsc", "priceDesc"] as const)
      expect(ids(sortedPoints(points, sort))).toEqual([2, 3, 1]);
  });

  test("puts activities without a price last in both price sorts", () => {
    const points = [priced(1, 4900), priced(2, null), priced(3, 2000)];
    expect(ids(sortedPoints(points, "priceAsc"))).toEqual([3, 1, 2]);
    expect(ids(sortedPoints(points, "priceDesc"))).toEqual([1, 3, 2]);
  });

  test("sorts by tickets sold, then by reviews", () => {
    const bought = (id: number, ticketsIssued: number, num_ratings: number) =>
      point(id, { summary: { ...point(id).summary, ticketsIssued }, rating: { average_rating: 4, num_ratings } });
    expect(ids(sortedPoints([bought(1, 5, 1), bought(2, 9, 0), bought(3, 5, 8)], "popularityDesc"))).toEqual([2, 3, 1]);
  });
});

describe("activities listed beside the map", () => {
  const points = [point(1), point(2, { lat: 47.4, lng: 8.5, location: { id: 1031, title: "Zurich" } }), point(3)];
  const context = (rest: Partial<MapContext>) => ({ points, chosen: null, bounds: null, ...rest }) as MapContext;

  test("are all of them before the map is drawn", () => expect(ids(listed(context({})))).toEqual([1, 2, 3]));
  test("are those within its bounds once it is drawn", () =>
    expect(ids(listed(context({ bounds: [7, 46, 8, 47] })))).toEqual([1, 3]));
  test("are those of the chosen cluster, wherever the map is", () =>
    expect(ids(listed(context({ chosen: { key: "c", ids: [2] }, bounds: [7, 46, 8, 47] })))).toEqual([2]));
  test("names a cluster after the place of most of its activities", () => {
    expect(placeOf(points)).toBe("Interlaken");
    expect(placeOf([])).toBe("");
  });
});
