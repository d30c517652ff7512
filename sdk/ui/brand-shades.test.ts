import { expect, test } from "vitest";
import { brandShades } from "./brand-shades.ts";
import { contrast, rgb } from "./contrast.ts";

test("[P5.31] derives shades of a brand that are 15 % darker, 30 % and 90 % lighter", () => {
  const shades = brandShades("#ff385c");
  expect(shades.brand).toBe("#ff385c");
  expect(shades["brand-hover"]).toBe("#d9304e");
  expect(shades["brand-mid"]).toBe("#ff748d");
  expect(shades["brand-tint"]).toBe("#ffebef");
});

test.each(["#ff385c", "#ffffff", "#000000", "#ffe100", "#0b5d47", "#8a3324", "#777777"])(
  "text on %s, and %s as text, reach AA in light and dark",
  (brand) => {
    const shades = brandShades(brand);
    expect(contrast(rgb(shades["on-brand"]), rgb(brand))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(shades["brand-ink"]), rgb("#ffffff"))).toBeGreaterThanOrEqual(4.5);
    for (const surface of ["#121212", "#0e1513"])
      expect(contrast(rgb(shades["night-brand"]), rgb(surface))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(shades["night-on-brand"]), rgb(shades["night-brand"]))).toBeGreaterThanOrEqual(4.5);
  },
);
