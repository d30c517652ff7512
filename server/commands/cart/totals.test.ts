import { expect, test } from "vitest";
import { splitAmount } from "../../domain/split-amount.ts";
import { cartTotals } from "./totals.ts";

const line = (tickets: number, deposits = 0, net = false) => ({
  tickets_amount: tickets,
  deposits_amount: deposits,
  net,
  isTrip: false,
});

test("[R10] a total is lines, deposits and service fee, less rebates", () => {
  const percentOff = { code: "TEN", kind: "percent" as const, value: 10 };
  expect(cartTotals([line(9800, 500), line(4900)], [percentOff], 250)).toEqual({
    tickets: 14700,
    deposits: 500,
    serviceFee: 250,
    rebates: 1470,
    total: 14700 + 500 + 250 - 1470,
    shares: [980, 490],
  });
});
test("[R10] a percentage is of all lines together, rounded once to the Rappen, half a one up", () => {
  const off = (value: number, ...amounts: number[]) =>
    cartTotals(
      amounts.map((amount) => line(amount)),
      [{ code: "SOME", kind: "percent", value }],
      0,
    ).rebates;
  expect(off(10, 1001)).toBe(100);
  expect(off(10, 1005)).toBe(101);
  expect(off(10, 1003, 1003)).toBe(201);
});
test("[R10] a rebate takes nothing off deposits, so no total falls below them", () => {
  expect(cartTotals([line(1000, 500)], [{ code: "BIG", kind: "fixed", value: 99_900 }], 0)).toMatchObject({
    rebates: 1000,
    total: 500,
  });
});
test("[R10] trips are not rebated: a rebate is that of the other lines alone", () => {
  const lines = [{ ...line(4000), isTrip: true }, line(1000)];
  expect(cartTotals(lines, [{ code: "HALF", kind: "percent", value: 50 }], 0)).toMatchObject({
    rebates: 500,
    shares: [0, 500],
  });
});
test("[R10] net prices are not rebated, and a free cart has no service fee", () => {
  expect(cartTotals([line(1000, 0, true)], [{ code: "TEN", kind: "percent", value: 10 }], 250)).toMatchObject({
    rebates: 0,
    serviceFee: 0,
    total: 1000,
  });
  expect(cartTotals([line(0)], [], 250)).toMatchObject({ serviceFee: 0, total: 0 });
});
test("[R10] a split by largest remainder adds up to the Rappen", () => {
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(100, [1, 2])).toEqual([33, 67]);
  expect(splitAmount(5, [0, 0])).toEqual([0, 0]);
});
