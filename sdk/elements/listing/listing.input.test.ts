import * as v from "valibot";
import { expect, test } from "vitest";
import { listingAttributes } from "../../contracts/elements/listing.ts";
import { givenOf } from "./listing.input.ts";

test.each([
  ["quick-filter", "quick-filter"],
  ["quickFilter", "quick-filter"],
  ["filterbar", "filterbar"],
  ["all", "all"],
])("hide=%s hides the part %s (RULES 25)", (hide, part) => {
  expect(givenOf(v.parse(listingAttributes, { hide })).hidden).toEqual([part]);
});

test("accepts a page-kind with spaces around it", () => {
  const { kind, pageId } = givenOf(v.parse(listingAttributes, { "page-kind": " location ", "page-id": "1031 " }));
  expect([kind, pageId]).toEqual(["location", "1031"]);
});
