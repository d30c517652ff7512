import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { activityAttributes } from "../../contracts/elements/activity.ts";
import { idsOf } from "../../contracts/elements/ids.ts";
import { listingAttributes } from "../../contracts/elements/listing.ts";
import { readAttributes } from "./attributes.ts";

const listing = (attributes: Record<string, string>) =>
  readAttributes(listingAttributes, "gipfel-listing", (name) => attributes[name] ?? null).values;

test("accepts an id with white space around it", () => {
  const read = (activity: string) =>
    readAttributes(activityAttributes, "gipfel-activity", (name) => (name === "activity" ? activity : null));
  expect(read("104 ").values.activity).toBe(104);
  expect(read("\n 104").values.activity).toBe(104);
  expect(listing({ "page-id": " 1010-11 " })["page-id"]).toBe("1010-11");
});

test("hide keeps its valid words and warns once about an unknown one", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(listing({ hide: "sort, filtr map" }).hide).toEqual(expect.arrayContaining(["sort", "map"]));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [
      '[gipfel] <gipfel-listing> hide="sort, filtr map" is not understood: filtr can\'t be hidden, allowed are all, search, filter, filterbar, quick-filter, sort, size, map; the rest is used.',
    ],
  ]);
  warn.mockRestore();
});

test("keeps the valid ids of a list and warns about the others; accepts a list set as a property", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(idsOf(listing({ activities: "104, 138,x" }).activities)).toEqual([104, 138]);
  expect(idsOf(listing({ activities: "[104,138]" }).activities)).toEqual([104, 138]);
  expect(idsOf(listing({}).activities)).toEqual([]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [
      '[gipfel] <gipfel-listing> activities="104, 138,x" is not understood: x: whole numbers above 0 with commas between are wanted; the rest is used.',
    ],
  ]);
  warn.mockRestore();
});

test("reports an attribute as missing when another attribute requires it", () => {
  const schema = v.object({ "page-kind": v.optional(v.string()), "page-id": v.optional(v.string()) });
  const needs = (values: { "page-kind"?: string | undefined; "page-id"?: string | undefined }) =>
    values["page-kind"] && !values["page-id"] ? "page-id" : undefined;
  const missingOf = (given: Record<string, string>) =>
    readAttributes(schema, "gipfel-x", (name) => given[name] ?? null, new Set(["page-id=undefined"]), undefined, needs)
      .missing;
  expect(missingOf({ "page-kind": "type" })).toEqual(["page-id"]);
  expect(missingOf({ "page-kind": "type", "page-id": "11" })).toEqual([]);
  expect(missingOf({})).toEqual([]);
});
