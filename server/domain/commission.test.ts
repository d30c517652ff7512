import { expect, test } from "vitest";
import { commissionBase, commissionOf } from "./commission.ts";

const item = { paid: 10_000, deposits: 0, refunded: 0, uncharged: 0 };

test.each([
  ["paid in full", {}, 10_000],
  ["with a rebate, which is no longer in what was paid", { paid: 8_500 }, 8_500],
  ["with a deposit", { paid: 10_500, deposits: 500 }, 10_000],
  ["with a part of it refunded", { refunded: 4_000 }, 6_000],
  ["with a part of it refunded, and a deposit", { paid: 10_500, deposits: 500, refunded: 4_000 }, 6_000],
  ["cancelled", { refunded: 10_000 }, 0],
  ["cancelled, with its deposit", { paid: 10_500, deposits: 500, refunded: 10_500 }, 0],
  ["cancelled, with the service fee that went back with it", { refunded: 10_300 }, 0],
  ["cancelled, and nothing refunded", { refunded: 0 }, 10_000],
  ["charged in part", { uncharged: 2_500 }, 7_500],
  ["on invoice, failed or waived", { uncharged: 10_000 }, 0],
  ["free", { paid: 0 }, 0],
  ["refunded twice by mistake", { refunded: 20_000 }, 0],
  ["with less paid than its deposit", { paid: 300, deposits: 500 }, 0],
])("an affiliate earns on an item %s: %j gives %i", (_, changes, base) => {
  expect(commissionBase({ ...item, ...changes })).toBe(base);
});

test.each([
  [10_000, 8, 800],
  [10_000, 0, 0],
  [0, 8, 0],
  [4_906, 8, 392],
  [4_907, 8, 393],
  [50, 1, 1],
  [49, 1, 0],
])("of %i Rappen at %i percent, %i are commission: half a Rappen is rounded up", (base, percent, commission) => {
  expect(commissionOf(base, percent)).toBe(commission);
});
