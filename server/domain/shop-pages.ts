import type { Locale } from "../../sdk/contracts/locale.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";

/** Where the shop itself shows a booking: after paying from a page without an origin, and from a mail. */
export function bookingPage(shopOrigin: string, locale: Locale, bookingId: string): string {
  return `${shopOrigin}${shopPath("confirm", locale)}?${new URLSearchParams({ bookingId })}`;
}
