import { expect, test } from "vitest";
import { withQuery } from "./language-query.ts";
import { overlayIn, withOverlay } from "./overlay-address.ts";

test("what lies over the page stands in its address, so that the way back closes it (RULES 25)", () => {
  expect(overlayIn("?overlay=mobile-menu")).toEqual({ ident: "mobile-menu" });
  expect(overlayIn("?sort=relevance&overlay=activity-1104")).toEqual({ ident: "activity", activityId: 1104 });
  expect(withOverlay("https://shop.test/s?date=2026-12-01", { ident: "map" })).toBe(
    "https://shop.test/s?date=2026-12-01&overlay=map",
  );
  expect(withOverlay("https://shop.test/s?overlay=map&date=2026-12-01", null)).toBe(
    "https://shop.test/s?date=2026-12-01",
  );
});

test("an address that names no overlay of ours opens none", () => {
  for (const search of [
    "",
    "?overlay=",
    "?overlay=MAP",
    "?overlay=activity-",
    "?overlay=activity-0",
    "?overlay=activity-1x",
    "?overlay=__proto__",
  ]) {
    expect(overlayIn(search), search).toBeNull();
  }
});

test("another language keeps the query, and leaves behind what lies over the page", () => {
  expect(withQuery("/fr-ch/l/1-interlaken", "?sort=priceAsc&date=2026-12-01&overlay=mobile-menu")).toBe(
    "/fr-ch/l/1-interlaken?sort=priceAsc&date=2026-12-01",
  );
  expect(withQuery("/fr-ch/panier", "")).toBe("/fr-ch/panier");
  expect(withQuery("/fr-ch/s?s=rigi", "")).toBe("/fr-ch/s");
  expect(withQuery("/fr-ch/s?s=rigi", null)).toBe("/fr-ch/s?s=rigi");
  expect(withQuery("/fr-ch/s?s=rigi", "?s=rigi")).toBe("/fr-ch/s?s=rigi");
});
