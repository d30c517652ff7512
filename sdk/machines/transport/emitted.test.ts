import { expect, test } from "vitest";
import { layerEntry } from "../../contracts/analytics/layer-entry.ts";
import { money } from "../../contracts/money.ts";
import type { Trip } from "../../contracts/transport.ts";
import { itemOf } from "./emitted.rules.ts";

const trip = (ticketCategories: readonly object[]) =>
  ({ originName: "Bern", destinationName: "Thun", startTime: "2026-12-01T08:07:00+01:00", ticketCategories }) as Trip;

test("a trip's price reaches the data layer in francs, divided once", () => {
  const item = itemOf(trip([{ productId: "single", categoryTypeKey: "2nd_class", price: money(1570) }]));
  expect(item).toMatchObject({ item_name: "Bern – Thun", price: 1570 });
  const payload = { item_list_name: "transport", currency: "CHF" as const, date: null, items: [item] };
  expect(layerEntry({ name: "view_item_list", payload })).toMatchObject({ ecommerce: { items: [{ price: 15.7 }] } });
});

test("a trip that is not sold has no price, not 0", () => {
  expect(itemOf(trip([]))).not.toHaveProperty("price");
});
