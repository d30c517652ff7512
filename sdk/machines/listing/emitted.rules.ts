import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { ListingContext, ListingEmitted } from "./listing.types.ts";

const listOf = ({ given }: Pick<ListingContext, "given">) => ({
  item_list_name: given.kind,
  ...(given.pageId ? { item_list_id: given.pageId } : {}),
});

/**
 * `page_view`, for retargeting (discovery spec §7), once the list is in sight: the page and the first activities on it.
 */
export function pageViewed(context: ListingContext): ListingEmitted {
  const items = (context.discovery?.results ?? []).slice(0, 3).map(({ dataLayer }) => dataLayer);
  return {
    type: "analytics",
    delay: analyticsDelay,
    whenVisible: true,
    detail: { name: "page_view", payload: { ...listOf(context), items } },
  };
}

/** `view_item_list`, once the list is in sight: what has come into it since the last time. */
export function itemsShown(context: ListingContext, shown: readonly ListedActivity[]): ListingEmitted {
  const items = shown.filter(({ id }) => !context.emittedIds.includes(id)).map(({ dataLayer }) => dataLayer);
  return {
    type: "analytics",
    delay: analyticsDelay,
    whenVisible: true,
    detail: { name: "view_item_list", payload: { ...listOf(context), currency: "CHF", items } },
  };
}

/** `select_item` at once, for the page is about to be left; and `select` for the page's own scripts. */
export function itemSelected(context: ListingContext, activityId: number): ListingEmitted[] {
  const index = context.discovery?.results.findIndex(({ id }) => id === activityId) ?? -1;
  const activity = context.discovery?.results[index];
  if (!activity) return [];
  return [
    {
      type: "analytics",
      detail: {
        name: "select_item",
        payload: { ...listOf(context), currency: "CHF", items: [{ ...activity.dataLayer, index }] },
      },
    },
    { type: "select", detail: { activityId, kind: "activity", value: String(activityId) } },
  ];
}
