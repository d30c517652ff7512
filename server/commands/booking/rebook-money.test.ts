import { expect, test } from "vitest";
import { differenceOf, pricesOfMoves, type ItemMove } from "./rebook-money.ts";

/** An item that was paid with `before` and costs `after` now, in Rappen. */
function moveOf(before: number, after: number): ItemMove {
  const line = { quantity: 1, price: after, articlePrice: null };
  return {
    booked: {
      booking: { frozen: JSON.stringify({ rebates: [] }) },
      item: { paid_amount: before, rebate_amount: 0 },
      reservation: { tickets_amount: before },
      frozen: { net: false },
    },
    priced: { frozen: { lines: [line] } },
  } as unknown as ItemMove;
}

test("refunds for each item what it costs less", () => {
  const prices = pricesOfMoves([moveOf(4900, 3900), moveOf(3280, 2000)], 10_000);
  expect(prices.map(({ difference, refund }) => [difference, refund])).toEqual([
    [-1000, 1000],
    [-1280, 1280],
  ]);
});

test("sets off what one item costs more against what the others cost less", () => {
  const prices = pricesOfMoves([moveOf(3280, 4780), moveOf(4900, 3900), moveOf(2000, 500)], 10_000);
  expect(prices.map(({ difference, refund }) => [difference, refund])).toEqual([
    [1500, 0],
    [-1000, 0],
    [-1500, 1000],
  ]);
  expect(differenceOf(prices)).toBe(-1000);
});

test("refunds no more together than what is left of the payment; the rest stays paid", () => {
  const prices = pricesOfMoves([moveOf(1000, 500), moveOf(1000, 500)], 600);
  expect(prices.map(({ difference, refund }) => [difference, refund])).toEqual([
    [-100, 100],
    [-500, 500],
  ]);
});

test("what costs more together is the sum", () => {
  const prices = pricesOfMoves([moveOf(4900, 4400), moveOf(3280, 4000)], 10_000);
  expect([differenceOf(prices), prices.map(({ refund }) => refund)]).toEqual([220, [0, 0]]);
});
