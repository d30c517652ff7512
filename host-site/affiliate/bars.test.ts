import { expect, test } from "vitest";
import { barsOf, highestOf } from "./bars.ts";

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    value: index % 7,
  }));

test("draws a bar for each day, and one for seven where there are too many", () => {
  expect(barsOf(days(30))).toHaveLength(30);
  const weeks = barsOf(days(366));
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ from: "2026-01-01", until: "2026-01-07", value: 21 });
  expect(weeks.at(-1)).toMatchObject({ from: "2026-12-31", until: "2027-01-01" });
});

test("loses nothing of what was counted", () => {
  const sum = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0);
  expect(sum(barsOf(days(200)))).toBe(sum(days(200)));
});

test("knows the first of the highest bars, and none where nothing was counted", () => {
  expect(highestOf(barsOf(days(20)))).toMatchObject({ from: "2026-01-07", value: 6 });
  expect(highestOf(barsOf(days(1)))).toBeNull();
});
