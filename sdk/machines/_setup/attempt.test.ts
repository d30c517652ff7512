import { expect, test } from "vitest";
import { longestHold } from "../../contracts/hold-times.ts";
import { takeAttempt } from "./attempt.ts";

interface Attempt {
  readonly key: string;
  readonly sentAt: number;
  readonly cartId: string | null;
  readonly doCreateCart: boolean;
}

function pageAt(now: number, storedCartId: string | null = "stored") {
  return { now: () => now, newKey: () => `key-${now}`, storage: { get: () => storedCartId } };
}
const make = (key: string, sentAt: number, cart: Pick<Attempt, "cartId" | "doCreateCart">): Attempt => ({
  key,
  sentAt,
  ...cart,
});
const lost: Attempt = { key: "lost", sentAt: 0, cartId: "stored", doCreateCart: false };

test("an attempt whose answer was lost stays as long as it may hold something, and a new one follows it", () => {
  expect(takeAttempt({ attempt: lost }, false, pageAt(longestHold - 1), make)).toEqual({});
  const { attempt } = takeAttempt({ attempt: lost }, false, pageAt(longestHold), make);
  expect(attempt).toMatchObject({ key: `key-${longestHold}`, sentAt: longestHold });
});

test.each([
  ["the stored cart", false, "stored", { cartId: "stored", doCreateCart: false }],
  ["a new cart where none is stored", false, null, { cartId: null, doCreateCart: true }],
  ["a new cart in the place of a stored one that is gone", true, "stored", { cartId: null, doCreateCart: true }],
])("an attempt is made with %s", (_, isFresh, storedCartId, cart) => {
  expect(takeAttempt({ attempt: null }, isFresh, pageAt(1, storedCartId), make).attempt).toMatchObject(cart);
});
