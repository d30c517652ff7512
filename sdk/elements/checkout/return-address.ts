import { mainLocales } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { Services } from "../_kit/record.ts";

/** Where a buyer comes back to: the attribute, else the shop's confirmation when this is the shop's booking page, else this page. */
function returnAddress(attribute: string | null, { address, shopOrigin, locale }: Services): string {
  const page = new URL(address.with({ bookingId: null, redirectResult: null, cartId: null }));
  if (attribute) return new URL(attribute, page).href;
  const isBookingPage = page.origin === shopOrigin && mainLocales.some((main) => shopPath("booking", main) === page.pathname.replace(/\/$/, ""));
  return isBookingPage ? `${shopOrigin}${shopPath("confirm", locale)}` : page.href;
}

/** The return address of one booking; `attribute` is what the element was told. */
export function returnTo(attribute: string | null, bookingId: string, services: Services): string {
  const address = new URL(returnAddress(attribute, services));
  address.searchParams.set("bookingId", bookingId);
  return address.href;
}
