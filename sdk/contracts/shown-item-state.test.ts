import { expect, test } from "vitest";
import { shownItemState } from "./shown-item-state.ts";

test("a trip whose activity was declined is cancelled; what was declined itself says so", () => {
  expect(shownItemState("refunded", { bookingOnRequest: false, withBookingItemId: "castle" })).toBe("cancelled");
  expect(shownItemState("refunded", { bookingOnRequest: true, withBookingItemId: null })).toBe("refunded");
  expect(shownItemState("booked", { bookingOnRequest: false, withBookingItemId: "castle" })).toBe("booked");
});
