import { linkToShop } from "./link-to-shop.ts";
import type { Services } from "./record.ts";

/**
 * Gives links of a view that a server rendered the attribution as the browser knows it: who sent the visitor, and what
 * is stored. Hydration leaves attributes as they are.
 */
export function attributeLinks(root: ShadowRoot, services: Services): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${services.shopOrigin}/"]`))
    link.href = linkToShop(link.href, services);
}
