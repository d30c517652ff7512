import { expect, test } from "vitest";
import { instantInShop } from "./instant-in-shop.ts";

test("a wall time is Zurich's, in winter and in summer, and right after the clocks change", () => {
  expect(instantInShop("2026-12-01", "10:30")).toBe("2026-12-01T09:30:00.000Z");
  expect(instantInShop("2026-07-01", "00:15")).toBe("2026-06-30T22:15:00.000Z");
  expect(instantInShop("2026-03-29", "04:00")).toBe("2026-03-29T02:00:00.000Z");
  expect(instantInShop("2026-10-25", "04:00")).toBe("2026-10-25T03:00:00.000Z");
});
