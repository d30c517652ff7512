import { expect, test } from "vitest";
import { readCard, testCards, hasValidCheckDigit } from "./cards.ts";

const today = "2026-11-21";
const card = { number: "4242 4242 4242 4242", expiryMonth: 12, expiryYear: 30, cvc: "123" };

test("every test card has a valid check digit", () => {
  for (const number of Object.keys(testCards)) expect(hasValidCheckDigit(number), number).toBe(true);
});

test("a good card is known by brand, last digits and expiry alone", () => {
  const known = { outcome: "succeeds", brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2030, holder: null };
  expect(readCard(card, today)).toEqual({ ok: true, card: known });
});

test.each([
  [{ number: "4242 4242 4242 4241" }, "invalid_number"],
  [{ number: "" }, "invalid_number"],
  [{ number: "4111 1111 1111 1111" }, "not_a_test_card"],
  [{ expiryMonth: 13 }, "invalid_expiry"],
  [{ expiryMonth: 10, expiryYear: 26 }, "expired_card"],
  [{ cvc: "12" }, "invalid_cvc"],
  [{ number: "378282246310005", cvc: "123" }, "invalid_cvc"],
])("%o is refused as %s", (change, problem) => {
  expect(readCard({ ...card, ...change }, today)).toEqual({ ok: false, problem });
});

test("a card is valid until the end of its last month", () => {
  expect(readCard({ ...card, expiryMonth: 11, expiryYear: 2026 }, today)).toMatchObject({ ok: true });
});
