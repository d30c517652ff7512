import { expect, test } from "vitest";
import { cardProblem, formatExpiry, groupNumber } from "./card.rules.ts";

const today = "2026-11-21";
const card = { number: "4242 4242 4242 4242", expiry: "11 / 26", code: "123" };

test("groups a card number as on the card", () => {
  expect(groupNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(groupNumber("378282246310005")).toBe("3782 822463 10005");
  expect(groupNumber("4242-4x2")).toBe("4242 42");
});

test("adds the slash of an expiry, and lets it be deleted", () => {
  expect(formatExpiry("4", "")).toBe("04 / ");
  expect(formatExpiry("1", "")).toBe("1");
  expect(formatExpiry("12", "1")).toBe("12 / ");
  expect(formatExpiry("12 / 2028", "12 / 202")).toBe("12 / 28");
  expect(formatExpiry("12 /", "12 / ")).toBe("12");
});

test("accepts a card until the end of its month", () => {
  expect(cardProblem("expiry", card, today)).toBeUndefined();
  expect(cardProblem("expiry", { ...card, expiry: "10 / 26" }, today)).toBe("expired");
  expect(cardProblem("expiry", { ...card, expiry: "13 / 30" }, today)).toBe("expiryWrong");
});

test("shows a mistyped number and a short code before anything is sent", () => {
  expect(cardProblem("number", card, today)).toBeUndefined();
  expect(cardProblem("number", { ...card, number: "4242 4242 4242 4241" }, today)).toBe("numberWrong");
  expect(cardProblem("code", { ...card, code: "12" }, today)).toBe("codeWrong");
  expect(cardProblem("code", { ...card, number: "3782 822463 10005", code: "1234" }, today)).toBeUndefined();
});
