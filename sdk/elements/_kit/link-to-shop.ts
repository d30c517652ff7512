import { withAttribution } from "./attribution.ts";
import { isOnShop } from "./on-shop.ts";
import type { Services } from "./record.ts";

/**
 * An address of the shop with the attribution as parameters; without them on the shop's own pages, whose files have
 * none of this (`scripts/build/without-partner-code.ts`).
 */
export function linkToShop(href: string, services: Services): string {
  return isOnShop(services) ? href : withAttribution(href, services);
}
