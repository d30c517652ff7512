import { prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";
import type { FrozenSlot } from "./frozen.ts";

/** Where the shop itself shows a booking: after paying from a page without an origin, and from a mail. */
export function bookingPage(shopOrigin: string, locale: Locale, bookingId: string): string {
  return `${shopOrigin}${shopPath("confirm", locale)}?${new URLSearchParams({ bookingId })}`;
}

/** The shop's page with connections by public transport that are at an activity by its start, or on its day. */
export function connectionsPage(
  shopOrigin: string,
  locale: Locale,
  activityId: number,
  { localDate, localTime, isAllDay }: Pick<FrozenSlot, "localDate" | "localTime" | "isAllDay">,
): string {
  const [name, when] = isAllDay ? ["date", localDate] : ["arrive-by", `${localDate}T${localTime}`];
  return `${shopOrigin}${prefixOf(locale)}/transport?${new URLSearchParams({ activity: String(activityId), [name]: when })}`;
}
