import { shopPath } from "../../contracts/paths.ts";
import { attributionParameters } from "../../elements/_kit/attribution.ts";
import { gipfelOfPage } from "../../elements/_kit/page.ts";
import type { Services } from "../../elements/_kit/record.ts";

/** The shop's basket with a cart that a partner's page can't hand over otherwise. */
export function basketAddress(cartId: string, services: Services): string {
  const query = new URLSearchParams({ cartId, ...attributionParameters(services) });
  return `${services.shopOrigin}${shopPath("basket", services.locale)}?${query}`;
}

/** Loads the element of connections; false where its code doesn't arrive. Without a loader the page has it. */
export async function loadTransport(): Promise<boolean> {
  const page = gipfelOfPage();
  await page?.load("gipfel-transport");
  return !page || customElements.get("gipfel-transport") !== undefined;
}
