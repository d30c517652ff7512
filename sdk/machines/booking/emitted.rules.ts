import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import type { BookingContext, BookingEmitted, BookingStep } from "./booking.types.ts";
import { offerOf, slotOf } from "./chosen.rules.ts";
import { itemsOf, linesOf, totalOfLines } from "./lines.rules.ts";

/** Analytics events of the booking widget (purchase spec §7). */
export type AnalyticsName =
  | "book_now"
  | "open_reservation"
  | "select_date"
  | "select_offer"
  | "select_ticket"
  | "add_information"
  | "add_information_value"
  | "add_to_cart"
  | "update_cart"
  | "remove_from_cart";

/** An analytics event with the selection so far; never with personal data that the visitor entered. */
export function analytics(name: AnalyticsName, context: BookingContext): BookingEmitted {
  const offer = offerOf(context);
  const lines = offer ? linesOf(offer, context.tickets) : [];
  const item = { item_id: String(context.activityId), item_name: context.activity?.info.title ?? "" };
  const payload = {
    date: context.date,
    offerId: context.offerId,
    startsAt: slotOf(context)?.startsAt ?? null,
    currency: "CHF" as const,
    value: totalOfLines(lines),
    items: lines[0] ? itemsOf(item, lines) : [item],
  };
  // A drawer or dialog is visible once open; an inline widget may be outside the viewport.
  return {
    type: "analytics",
    detail: { name, payload },
    delay: analyticsDelay,
    whenVisible: name === "open_reservation" && context.presentation === "inline",
  };
}

/** The event for another step; "closed" when a drawer or dialog closes, so that the page may remove it. */
export function stepShown(context: BookingContext, step: BookingStep | "closed"): BookingEmitted {
  return { type: "step", detail: { activityId: context.activityId, step } };
}

export function selected(
  context: BookingContext,
  kind: "date" | "offer" | "availability",
  value: string | number,
): BookingEmitted {
  return { type: "select", detail: { activityId: context.activityId, kind, value: String(value) } };
}
