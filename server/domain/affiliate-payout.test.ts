import { expect, test } from "vitest";
import { carriedOnOf, isEmptyStatement, payoutOf } from "./affiliate-payout.ts";

const going = { hasEnded: false };

test.each([
  [{ carried: 0, amount: 5_000 }, 5_000],
  [{ carried: 2_000, amount: 3_000 }, 5_000],
  [{ carried: 0, amount: 4_999 }, 0],
  [{ carried: 6_000, amount: -2_000 }, 0],
  [{ carried: -800, amount: 5_000 }, 0],
  [{ carried: 0, amount: -480 }, 0],
])("of %j pays out %i: nothing below 50 francs", (statement, payable) => {
  expect(payoutOf(statement, going)).toBe(payable);
});

test("pays out any amount once the partnership has ended, but nothing below 0", () => {
  expect(payoutOf({ carried: 1_200, amount: 0 }, { hasEnded: true })).toBe(1_200);
  expect(payoutOf({ carried: -1_200, amount: 0 }, { hasEnded: true })).toBe(0);
});

test("carries on what is not paid out, also below 0", () => {
  expect(carriedOnOf({ carried: 2_000, amount: 1_000, payable: 0 })).toBe(3_000);
  expect(carriedOnOf({ carried: 2_000, amount: 4_000, payable: 6_000 })).toBe(0);
  expect(carriedOnOf({ carried: 0, amount: -480, payable: 0 })).toBe(-480);
});

test("is empty without sales and corrections, as long as nothing is paid out", () => {
  const nothing = { lines: [], correction: 0, payable: 0 };
  expect(isEmptyStatement(nothing)).toBe(true);
  expect(isEmptyStatement({ ...nothing, payable: 1_200 })).toBe(false);
  expect(isEmptyStatement({ ...nothing, correction: -480 })).toBe(false);
});
