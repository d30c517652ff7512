import { expect, test } from "vitest";
import type { AffiliateSale } from "./affiliate-sale.ts";
import { statementOf } from "./affiliate-statement.ts";

const sale: AffiliateSale = {
  bookingId: "a",
  confirmedOn: "2026-11-01",
  campaign: "winter",
  widget: "booking",
  base: 10_000,
  percent: 8,
};
const first = { earlierCommission: 0, earlierTotal: 0 };

test("has a line for each campaign and widget that earned something", () => {
  const sales = [
    sale,
    { ...sale, bookingId: "b", base: 5_000 },
    { ...sale, campaign: "" },
    { ...sale, bookingId: "d", base: 0, widget: "button" },
  ];
  expect(statementOf(sales, first)).toEqual({
    lines: [
      { campaign: "winter", widget: "booking", bookings: 2, revenue: 15_000, commission: 1_200 },
      { campaign: "", widget: "booking", bookings: 1, revenue: 10_000, commission: 800 },
    ],
    correction: 0,
    amount: 2_000,
  });
});

test("takes off what went back after an earlier statement", () => {
  const december = { earlierCommission: 320, earlierTotal: 800 };
  expect(statementOf([], december)).toEqual({ lines: [], correction: -480, amount: -480 });
  expect(statementOf([sale], december)).toMatchObject({ correction: -480, amount: 320 });
  expect(statementOf([], { ...december, earlierCommission: 800 })).toEqual({ lines: [], correction: 0, amount: 0 });
});

test("makes good for a month that has no statement", () => {
  expect(statementOf([], { earlierCommission: 800, earlierTotal: 0 }).amount).toBe(800);
});
