import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("no line breaks within an amount of a sentence", () => {
  expect(fill("Cancel and refund {amount}", { amount: "CHF 8.00" })).toBe("Cancel and refund CHF\u00a08.00");
});
