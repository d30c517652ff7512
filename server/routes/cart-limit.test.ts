import { expect, test } from "vitest";
import { minute } from "../clock.ts";
import { limitPerCart } from "./cart-limit.ts";

test("one cart's hundred-and-twenty-first call within a minute is 429; other carts, new ones and the next minute are not", () => {
  const clock = { ms: 0, now: () => clock.ms };
  const limit = limitPerCart(clock);
  for (let call = 0; call < 120; call++) limit("cart-1");
  expect(() => limit("cart-1")).toThrow(expect.objectContaining({ code: "too_many_requests" }));
  expect(() => limit("cart-2")).not.toThrow();
  expect(() => limit(null)).not.toThrow();
  clock.ms += minute;
  expect(() => limit("cart-1")).not.toThrow();
});
