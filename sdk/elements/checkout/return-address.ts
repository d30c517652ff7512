import { mainLocales } from "../../contracts/locale.ts";
import { ownAddress } from "../../contracts/own-address.ts";
import { shopPath } from "../../contracts/paths.ts";
import { warn } from "../_kit/console.ts";
import type { Services } from "../_kit/record.ts";

/**
 * Where a buyer comes back to: the attribute where it is an address of this page's own origin (the server takes no
 * other), else the shop's confirmation when this is the shop's booking page, else this page.
 */
function returnAddress(attribute: string | null, { address, shopOrigin, locale }: Services): URL {
  const page = new URL(address.with({ bookingId: null, redirectResult: null, cartId: null }));
  // A sandboxed frame without an address of its own comes back to the shop.
  const origin = page.origin === "null" ? shopOrigin : page.origin;
  const named = attribute === null ? null : ownAddress(attribute, origin, page.origin === "null" ? origin : page.href);
  if (named) return named;
  if (attribute !== null)
    warn(`<gipfel-checkout> return-url="${attribute}" is not used: an address of ${origin} is wanted.`);
  const isBookingPage =
    page.origin === shopOrigin &&
    mainLocales.some((main) => shopPath("booking", main) === page.pathname.replace(/\/$/, ""));
  return isBookingPage ? new URL(shopPath("confirm", locale), shopOrigin) : page;
}

/** The return address of one booking; `attribute` is the element's own. */
export function returnUrlOf(attribute: string | null, bookingId: string, services: Services): string {
  const address = returnAddress(attribute, services);
  address.searchParams.set("bookingId", bookingId);
  return address.href;
}
