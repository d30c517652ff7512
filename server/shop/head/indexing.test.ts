import { expect, test } from "vitest";
import { pageKeys } from "../../../sdk/contracts/pages/keys.ts";
import { isPageIndexed } from "./indexing.ts";

const plain = { key: null, hasQuery: false } as const;

test("search engines keep the catalogue and the shop's own words", () => {
  for (const kind of [
    "activity",
    "listing",
    "type",
    "location",
    "location-type",
    "attribute",
    "location-attribute",
    "point_of_interest",
    "travel-guide",
  ] as const)
    expect(isPageIndexed({ kind, ...plain }), kind).toBe(true);
});

test("and neither what is a visitor's own, nor answers to searches, nor steps of a process", () => {
  const indexed = pageKeys.filter((key) => isPageIndexed({ kind: "text", key, hasQuery: false }));
  expect(pageKeys.filter((key) => !indexed.includes(key)).toSorted()).toEqual([
    "account",
    "basket",
    "booking",
    "booking-request",
    "chat",
    "confirm",
    "pay",
    "please-confirm",
    "search",
    "successfully-registered",
    "widget",
  ]);
  expect(isPageIndexed({ kind: "404", ...plain })).toBe(false);
});

test("a map with a query is an answer; a list with one is the list, whose canonical address has none", () => {
  expect(isPageIndexed({ kind: "map", key: "map", hasQuery: false })).toBe(true);
  expect(isPageIndexed({ kind: "map", key: "map", hasQuery: true })).toBe(false);
  expect(isPageIndexed({ kind: "listing", key: "activities", hasQuery: true })).toBe(true);
});
