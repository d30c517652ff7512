import { expect, test } from "vitest";
import { isEmptyStatement, payoutOf } from "./affiliate-payout.ts";

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

test("is empty without sales and corrections, as long as nothing is paid out", () => {
  const nothing = { lines: [], correction: 0, amount: 0 };
  expect(isEmptyStatement(nothing, 0)).toBe(true);
  expect(isEmptyStatement(nothing, 1_200)).toBe(false);
  expect(isEmptyStatement({ ...nothing, correction: -480, amount: -480 }, 0)).toBe(false);
});
