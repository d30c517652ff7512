import { expect, test } from "vitest";
import { hasTooManyDecimals, readFrancs, showFrancs } from "./francs.ts";

test("an amount in francs is read as whole Rappen, never by way of a fraction", () => {
  expect(["49", "49.5", "49.05", "1’234.50", "1'234.50", "1 234,50", "0", "1234.10", "8.29"].map(readFrancs)).toEqual([
    4900, 4950, 4905, 123450, 123450, 123450, 0, 123410, 829,
  ]);
});

test("what is no amount is told apart from nothing", () => {
  expect(["", "-5", "4.999", "1’23", "CHF 5", "5.", "1e3", "٤٩"].map(readFrancs)).toEqual(Array(8).fill(null));
});

// Cause: "49.505" was refused as too small, or as too large, for it could not be read.
test("an amount with three decimals or more is told apart from other mistakes", () => {
  expect(["49.505", "1’234,500", "0.001"].map(hasTooManyDecimals)).toEqual([true, true, true]);
  expect(["49.50", "49", "", "CHF 5", "5.", "-0.001"].map(hasTooManyDecimals)).toEqual(Array(6).fill(false));
});

test("Rappen show as an amount with two decimals, and come back as they were", () => {
  for (const rappen of [0, 5, 50, 4900, 123456]) expect(readFrancs(showFrancs(rappen))).toBe(rappen);
  expect(showFrancs(4905)).toBe("49.05");
});
