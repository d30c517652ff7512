import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import type { MapEmitted } from "./map.types.ts";

/** The map is drawn (discovery spec §7). */
export const mapShown: MapEmitted = {
  type: "analytics",
  delay: analyticsDelay,
  detail: { name: "view_map", payload: {} },
};

/** A card was opened: at once, for the page is about to be left. */
export function itemSelected(item: MapActivity | undefined): MapEmitted {
  const items = item ? [{ id: item.id, title: item.title, type: item.type.title }] : [];
  return {
    type: "analytics",
    detail: { name: "select_item", payload: { item_list_name: "map", currency: "CHF", items } },
  };
}
