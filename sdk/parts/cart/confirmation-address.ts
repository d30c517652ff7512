import { shopPath } from "../../contracts/paths.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { linkToShop } from "../../elements/_kit/link-to-shop.ts";

/** The address of the shop's page that confirms a booking, in the language of the element. */
export function confirmationAddress(bookingId: string, services: Services): string {
  return linkToShop(
    `${services.shopOrigin}${shopPath("confirm", services.locale)}?${new URLSearchParams({ bookingId })}`,
    services,
  );
}
