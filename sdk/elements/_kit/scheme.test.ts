import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bothSchemes } from "./scheme.ts";

test("pairs each token of the dark sheet with the last value of the light one in light-dark(), and omits other tokens", () => {
  const day =
    ":host{--g-a:red!important;--g-b:blue!important}@supports (x){:host{--g-a:color-mix(in srgb, red 5%, blue)!important}}";
  expect(bothSchemes(day, ":host [data-view]{color-scheme:dark}:host{--g-a:var(--gipfel-a,#fff)!important}")).toBe(
    "@supports (color:light-dark(red,red)){:host [data-view]{color-scheme:inherit}:host{--g-a:light-dark(color-mix(in srgb, red 5%, blue),var(--gipfel-a,#fff))!important}}",
  );
});

test("keeps the page's own ink and surface tokens in the light scheme", () => {
  const sheet = (name: string) =>
    readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const both = bothSchemes(sheet("tokens"), sheet("dark"));
  for (const token of ["ink", "surface"]) expect(both).toContain(`--g-${token}:light-dark(var(--gipfel-${token},`);
});
