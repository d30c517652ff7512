import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import type { Activity } from "../../contracts/activity.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { ActivityEmitted } from "./activity.types.ts";
import { shownPrice } from "../../contracts/from-price.ts";

/** The activity was looked at (discovery spec §7). */
export function viewEvent({ dataLayer, summary }: Activity): ActivityEmitted {
  const price = shownPrice(summary)?.amount;
  return {
    type: "analytics",
    delay: analyticsDelay,
    detail: {
      name: "view_item",
      payload: { currency: "CHF", ...(price === undefined ? {} : { value: price }), items: [dataLayer] },
    },
  };
}

/** It can't be booked. */
export function unavailableEvent(activityId: number, reason: EventDetail<"unavailable">["reason"]) {
  return { type: "unavailable", detail: { activityId, reason } } as const;
}

/** A similar one was chosen: emitted without delay, since the page is about to be left. */
export function selectEvent({ id, path }: ListedActivity) {
  return { type: "select", detail: { activityId: id, kind: "activity", value: path } } as const;
}

/** The same for analytics (discovery spec §7). */
export function selectItemEvent({ dataLayer }: ListedActivity): ActivityEmitted {
  return {
    type: "analytics",
    detail: { name: "select_item", payload: { item_list_name: "similar", currency: "CHF", items: [dataLayer] } },
  };
}
