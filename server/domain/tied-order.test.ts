import { expect, test } from "vitest";
import { inOrderOfItems } from "./tied-order.ts";

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
