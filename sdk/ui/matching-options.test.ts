import { expect, test } from "vitest";
import { matchingOptions } from "./matching-options.ts";

const countries = ["Schweiz", "Österreich", "Frankreich", "Costa Rica"].map((label) => ({ value: label, label }));

test("a visitor finds Österreich without an umlaut", () => {
  expect(matchingOptions(countries, "oster").map(({ label }) => label)).toEqual(["Österreich"]);
});

test("what begins with the words comes before what only has them", () => {
  expect(matchingOptions(countries, "r").map(({ label }) => label)).toEqual(["Österreich", "Frankreich", "Costa Rica"]);
  expect(matchingOptions(countries, "c")[0]?.label).toBe("Costa Rica");
});

test("nothing typed shows all", () => {
  expect(matchingOptions(countries, " ")).toHaveLength(4);
});
