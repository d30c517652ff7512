import { expect, test } from "vitest";
import { goalOf } from "./transport.ts";

const goal = (query: string) => goalOf(new URLSearchParams(`activity=104&${query}`));

test.each([
  ["arrive-by=2026-12-01T10:30", { activity: "104", "arrive-by": "2026-12-01T10:30" }],
  ["arrive-by=bad&depart-after=2026-12-01T16:30", { activity: "104", "depart-after": "2026-12-01T16:30" }],
  ["arrive-by=2026-12-01T10:30&depart-after=2026-12-01T16:30", { activity: "104", "arrive-by": "2026-12-01T10:30" }],
  ["arrive-by=bad&depart-after=bad", { activity: "104" }],
])("an address with %s leads to the activity, or back from it, by the first time that is one", (query, attributes) => {
  expect(goal(query)).toEqual(attributes);
});

test("a place that was chosen for the activity's end of the trip counts, by the same rule", () => {
  expect(goal("arrive-by=bad&depart-after=2026-12-01T16:30&from=8505000")).not.toHaveProperty("activity");
  expect(goal("arrive-by=bad&depart-after=2026-12-01T16:30&to=8505000")).toHaveProperty("activity");
  expect(goal("arrive-by=bad&depart-after=bad&to=8505000")).not.toHaveProperty("activity");
});

test("a time that was chosen since counts, unless a way back has its activity from it alone", () => {
  expect(goal("arrive-by=2026-12-01T10:30&time=08:00")).toEqual({ activity: "104" });
  expect(goal("depart-after=2026-12-01T16:30&time=18:00")).toHaveProperty("depart-after");
  expect(goal("depart-after=2026-12-01T16:30&time=18:00&from=8505000")).toEqual({});
});
