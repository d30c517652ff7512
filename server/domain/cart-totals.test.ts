import { expect, test } from "vitest";
import { cartTotals, tenderOf } from "./cart-totals.ts";
import { splitAmount } from "../../sdk/contracts/split-amount.ts";

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
    byRebate: [{ code: "TEN", amount: 1470, shares: [980, 490] }],
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
test("[R10.code] several rebates are named one by one, and together take no line below 0", () => {
  const lines = [line(1), line(1), line(1)];
  const rebates = ["ONE", "TWO", "ALL"].map((code) => ({
    code,
    kind: "fixed" as const,
    value: code === "ALL" ? 5 : 1,
  }));
  const { byRebate, shares, total } = cartTotals(lines, rebates, 0);
  expect(byRebate.map(({ amount }) => amount)).toEqual([1, 1, 1]);
  expect({ shares, total }).toEqual({ shares: [1, 1, 1], total: 0 });
});
test("[R10.voucher] vouchers pay one after the other: tickets, deposits, trips and the service fee", () => {
  const lines = [line(4000, 500), { ...line(2000), isTrip: true }];
  const totals = cartTotals(lines, [{ code: "TEN", kind: "percent", value: 10 }], 250);
  expect(totals.total).toBe(4000 - 400 + 500 + 2000 + 250);
  const vouchers = [
    { code: "SMALL", available: 1000 },
    { code: "LARGE", available: 9000 },
  ];
  const { vouchers: paid, due, byVoucher } = tenderOf(totals, lines, vouchers);
  expect({ paid, due }).toEqual({ paid: 6350, due: 0 });
  expect(byVoucher.map(({ amount }) => amount)).toEqual([1000, 5350]);
  expect(byVoucher.flatMap(({ shares }) => shares).reduce((sum, share) => sum + share, 0)).toBe(6350 - 250);
});
test("[R10.voucher] a voucher pays in part, and nothing of net prices", () => {
  const one = [{ code: "GIFT", available: 1500 }];
  const lines = [line(4000)];
  expect(tenderOf(cartTotals(lines, [], 0), lines, one)).toMatchObject({ vouchers: 1500, due: 2500 });
  const net = [line(4000, 0, true)];
  expect(tenderOf(cartTotals(net, [], 0), net, one)).toMatchObject({ vouchers: 0, due: 4000 });
});
