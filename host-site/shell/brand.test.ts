import { expect, test } from "vitest";
import { brandColor, brandProperties } from "./brand.ts";

test("a partner's colour is six hex digits, with or without a hash; anything else changes nothing", () => {
  expect(brandColor("#8A3324")).toBe("#8a3324");
  expect(brandColor("8a3324")).toBe("#8a3324");
  for (const wrong of [null, "", "#fff", "red", "8a332", "8a33244", "8a3324;color:red", "url(x)"]) {
    expect(brandProperties(wrong), String(wrong)).toEqual({});
  }
});

test("words on a partner's colour can be read, by day and by night", () => {
  expect(brandProperties("8a3324")).toMatchObject({ "--gipfel-brand": "#8a3324", "--gipfel-on-brand": "#ffffff" });
  expect(brandProperties("ffe000")).toMatchObject({ "--gipfel-on-brand": "#000000", "--gipfel-brand-dark": "#ffe000" });
  expect(brandProperties("101010")["--gipfel-on-brand-dark"]).toBe("#000000");
});
