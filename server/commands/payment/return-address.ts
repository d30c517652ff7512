import { defaultLocale, parseLocale } from "../../../sdk/contracts/locale.ts";
import { ownAddress } from "../../../sdk/contracts/own-address.ts";
import { AppError } from "../../errors.ts";
import { bookingPage } from "../../domain/shop-pages.ts";

/**
 * Where the buyer comes back to: the page's own address when its origin is the one that checked out, the shop's page
 * where that origin was opaque (a sandboxed frame). 403 `return_url_forbidden` for any other.
 */
export function returnAddress(
  given: string,
  booking: { id: string; origin: string | null; locale: string },
  shopOrigin: string,
): string {
  const locale = parseLocale(booking.locale) ?? defaultLocale;
  if (booking.origin === null) return bookingPage(shopOrigin, locale, booking.id);
  const address = ownAddress(given, booking.origin);
  if (!address)
    throw new AppError("return_url_forbidden", "The return address must have the origin of the page that checked out.");
  return address.href;
}
