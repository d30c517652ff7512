import { expect, test } from "vitest";
import { tiedItems } from "./tied-items.ts";

function item(bookingItemId: string, withBookingItemId: string | null, state: "booked" | "cancelled" = "booked") {
  return { bookingItemId, state, reservation: { withBookingItemId } } as unknown as Parameters<typeof tiedItems>[0];
}
const items = [
  item("boat", null),
  item("there", "boat"),
  item("back", "boat"),
  item("cancelled", "boat", "cancelled"),
  item("flight", null),
  item("free", null),
];
const idsOf = (nth: number) => tiedItems(items[nth]!, items).map(({ bookingItemId }) => bookingItemId);

test("an activity goes with its trips that stand, a trip with its activity, and anything else with nothing", () => {
  expect([idsOf(0), idsOf(1), idsOf(4), idsOf(5)]).toEqual([["there", "back"], ["boat"], [], []]);
});

test("a cancelled item goes with nothing, as nothing goes with it", () => {
  expect(idsOf(3)).toEqual([]);
  const cancelled = item("tour", null, "cancelled");
  expect(tiedItems(cancelled, [cancelled, item("to the tour", "tour")])).toEqual([]);
});
