import { expect, test } from "vitest";
import { kmBetween, roundedKm } from "./distance.ts";

const bern = { latitude: 46.948, longitude: 7.4474 };

test("[R22] measures along the great circle", () => {
  expect(kmBetween(bern, { latitude: 47.3769, longitude: 8.5417 })).toBeCloseTo(95.5, 0);
  expect(kmBetween(bern, bern)).toBe(0);
});

test("[R22] states a distance with a decimal below 10 km, else whole", () => {
  expect(roundedKm(9.94)).toBe(9.9);
  expect(roundedKm(95.46)).toBe(95);
});
