import { expect, test } from "vitest";
import { formatMoney, isFreePrice, money, wholeFrancs } from "./money.ts";

test("formats an amount alike in every language: groups of three, two decimals, minus before the currency", () => {
  expect([0, 5, 50, 4900, 123_450, 100_000_000, -3005].map(formatMoney)).toEqual([
    "CHF 0.00",
    "CHF 0.05",
    "CHF 0.50",
    "CHF 49.00",
    "CHF 1’234.50",
    "CHF 1’000’000.00",
    "−CHF 30.05",
  ]);
  expect(money(4900)).toEqual({ amount: 4900, currency: "CHF", formatted: "CHF 49.00" });
});

test("rounds a calendar price half up to francs, and leaves other text unchanged", () => {
  expect(["CHF 48.45", "CHF 48.50", "CHF 1’234.90", "CHF 0.30", "CHF 0.00"].map(wholeFrancs)).toEqual([
    "48",
    "49",
    "1’235",
    "1",
    "0",
  ]);
  expect(wholeFrancs("1.2.3")).toBe("1.2.3");
});

test("calls a price free by its amount", () => {
  expect([0, 5, 4900].map((amount) => isFreePrice(money(amount)))).toEqual([true, false, false]);
});
