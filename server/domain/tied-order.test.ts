import { expect, test } from "vitest";
import type { BookedItem } from "./booked-item.ts";
import { inOrderOfDays, inOrderOfItems } from "./tied-order.ts";

test("trips follow the activity that they go with, whatever was held first; the others keep their order", () => {
  const row = (booking_item_id: string, with_item_id: string | null = null) => ({ booking_item_id, with_item_id });
  const rows = [row("there", "boat"), row("zoo"), row("back", "boat"), row("boat"), row("alone", "gone")];
  expect(inOrderOfItems(rows).map(({ booking_item_id }) => booking_item_id)).toEqual([
    "zoo",
    "boat",
    "there",
    "back",
    "alone",
  ]);
});

// Cause: a booking's items stood in the order in which they were put into the basket.
test("items of a booking are in the order of their days and times, trips after their activity", () => {
  const booked = (id: string, startsAt: string, withItem: string | null = null) =>
    ({
      item: { id },
      reservation: { with_item_id: withItem, frozen: JSON.stringify({ slot: { startsAt } }) },
    }) as unknown as BookedItem;
  const items = [
    booked("zoo", "2026-12-05T09:00:00.000Z"),
    booked("back", "2026-12-03T16:00:00.000Z", "boat"),
    booked("museum", "2026-12-03T08:30:00.000Z"),
    booked("boat", "2026-12-03T09:00:00.000Z"),
    booked("there", "2026-12-03T07:00:00.000Z", "boat"),
  ];
  expect(inOrderOfDays(items).map(({ item }) => item.id)).toEqual(["museum", "boat", "there", "back", "zoo"]);
});
