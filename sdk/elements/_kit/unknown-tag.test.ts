import { expect, test } from "vitest";
import { nearest } from "./unknown-tag.ts";

const known = ["activity", "basket", "booking", "button", "checkout", "listing", "map", "search"];

test.each([
  ["bookings", "booking"],
  ["buton", "button"],
  ["activitiy", "activity"],
  ["list", "listing"],
])("the nearest tag to %s is %s", (name, wanted) => {
  expect(nearest(name, known)).toBe(wanted);
});
