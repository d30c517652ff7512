import { expect, test } from "vitest";
import { pageProblemOf } from "./list-page.ts";

test.each([
  ["", "", undefined],
  ["listing", "all", undefined],
  ["listing", "12", "needs-kind"],
  ["", "12", "needs-kind"],
  ["type", "", "needs-number"],
  ["type", "12-34", "needs-number"],
  ["type", "12", undefined],
  ["location-type", "", "needs-pair"],
  ["location-type", "12", "needs-pair"],
  ["location-type", "12-34", undefined],
])("says what the kind of list %j with the number %j needs", (kind, id, problem) => {
  expect(pageProblemOf({ "page-kind": kind, "page-id": id })).toBe(problem);
});
