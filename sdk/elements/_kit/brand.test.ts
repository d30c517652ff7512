import { expect, test } from "vitest";
import { brandShades, contrast, rgb } from "./brand.ts";

const shade = (text: string, name: string) => new RegExp(`--g-${name}:(#[0-9a-f]{6})`).exec(text)![1]!;

test("[P5.31] a brand's shades are 15 % darker, 30 % and 90 % lighter", () => {
  const text = brandShades("#ff385c");
  expect(shade(text, "brand")).toBe("#ff385c");
  expect(shade(text, "brand-dark")).toBe("#d9304e");
  expect(shade(text, "brand-mid")).toBe("#ff748d");
  expect(shade(text, "brand-tint")).toBe("#ffebef");
});

test.each(["#ff385c", "#ffffff", "#000000", "#ffe100", "#0b5d47", "#8a3324", "#777777"])(
  "text on %s, and %s as text, reach AA in light and dark",
  (brand) => {
    const text = brandShades(brand);
    expect(contrast(rgb(shade(text, "on-brand")), rgb(brand))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(shade(text, "brand-ink")), rgb("#ffffff"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(shade(text, "night-brand")), rgb("#121212"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(shade(text, "night-on-brand")), rgb(shade(text, "night-brand")))).toBeGreaterThanOrEqual(4.5);
  },
);
