import { expect, test } from "vitest";
import { inFrancs } from "./data-layer.ts";

test("converts a payload's amounts to francs and leaves the rest unchanged", () => {
  const payload = {
    currency: "CHF",
    value: 9850,
    kind: "value",
    items: [{ activityId: 104, value: 4925, price: "CHF 49.25" }],
    tickets: [{ quantity: 2, price: 4925 }],
    date: null,
  };
  expect(inFrancs(payload)).toEqual({
    currency: "CHF",
    value: 98.5,
    kind: "value",
    items: [{ activityId: 104, value: 49.25, price: "CHF 49.25" }],
    tickets: [{ quantity: 2, price: 49.25 }],
    date: null,
  });
  expect(payload.value).toBe(9850);
});
