import { expect, test } from "vitest";
import { affiliateSaleOf, totalCommission, type StoredSale } from "./affiliate-sale.ts";
import { commissionOf } from "./commission.ts";

const sale: StoredSale = {
  booking_id: "a",
  confirmed_at: "2026-11-01T23:30:00.000Z",
  affiliate_campaign: null,
  affiliate_widget: null,
  commission_percent: 8,
  paid_amount: 10_006,
  refunded_amount: 0,
  deposits_amount: 500,
  state: "captured",
  method: "card",
  missing: null,
  lost_amount: 0,
  total_amount: 20_000,
  refunded_in_all: 0,
};

test.each([
  ["was paid, without its deposits", {}, 9_506],
  ["was paid on invoice", { method: "invoice" }, 9_506],
  ["was refunded in part", { refunded_amount: 4_000 }, 5_506],
  ["was captured in part: a sum, which PostgreSQL gives as a text", { missing: "6" }, 9_500],
  ["has its share of a lost dispute", { lost_amount: 10_000 }, 4_503],
  [
    "was refunded, and the rest of its booking lost",
    { refunded_amount: 10_006, refunded_in_all: "10006", lost_amount: 9_994 },
    0,
  ],
  ["stands beside one that was refunded, and is lost", { refunded_in_all: 9_994, lost_amount: 10_006 }, 0],
  ["has a payment that a dispute took back", { lost_amount: 20_000 }, 0],
  ["was waived", { method: "waived" }, 0],
  ["has a payment that failed", { state: "failed" }, 0],
])("an item that %s earns on what was charged for it", (_, changes, base) => {
  expect(affiliateSaleOf({ ...sale, ...changes })).toMatchObject({ base, confirmedOn: "2026-11-02" });
});

test("the commission on items of the same amounts is as many times that of one, each rounded for itself", () => {
  // 8 % of 95.06 is 7.6048: three of them together would be 22.81.
  expect(totalCommission([{ ...sale, items: 3 }])).toBe(3 * commissionOf(9_506, 8));
  expect(totalCommission([{ ...sale, items: 3 }])).toBe(2_280);
  expect(
    totalCommission([
      { ...sale, items: 1 },
      { ...sale, method: "waived", items: 5 },
    ]),
  ).toBe(760);
  expect(totalCommission([])).toBe(0);
});
