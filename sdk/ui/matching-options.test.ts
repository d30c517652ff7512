import { expect, test } from "vitest";
import { matchingOptions } from "./matching-options.ts";

const countries = ["Schweiz", "Österreich", "Frankreich", "Costa Rica"].map((label) => ({ value: label, label }));

test("finds Österreich without an umlaut", () => {
  expect(matchingOptions(countries, "oster").map(({ label }) => label)).toEqual(["Österreich"]);
});

test("lists options that begin with the text before those that contain it", () => {
  expect(matchingOptions(countries, "r").map(({ label }) => label)).toEqual(["Österreich", "Frankreich", "Costa Rica"]);
  expect(matchingOptions(countries, "c")[0]?.label).toBe("Costa Rica");
});

test("lists all options for an empty text", () => {
  expect(matchingOptions(countries, " ")).toHaveLength(4);
});
