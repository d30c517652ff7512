import { expect, test } from "vitest";
import { words } from "../words.ts";
import { words as formWords } from "../../forms/words.ts";
import { codeChecksIn } from "./checks.ts";

const check = codeChecksIn(words.codes, formWords, Date.parse("2026-11-28T23:30:00Z"));

test.each(["30.005", "0.001"])("an amount of %s is to have two decimals, whatever its size", (value) => {
  expect(check.amount(value, {})).toBe(formWords.mistakes.decimals);
});

test.each([
  ["BAD!§", false],
  ["abc", false],
  ["", true],
  ["winter-26", true],
])("the code %j of a rebate is right: %s, before anything is sent", (value, isRight) => {
  expect(check.code(value)).toBe(isRight ? null : words.codes.codeWrong);
});

test("a last day is wrong when it is over in Zurich, where today is a day later than in UTC", () => {
  expect(check.lastDay("2026-11-28")).toBe(words.codes.lastDayWrong);
  expect(["2026-11-29", ""].map(check.lastDay)).toEqual([null, null]);
});
