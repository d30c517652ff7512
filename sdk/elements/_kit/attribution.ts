import {
  affiliateIn,
  arrivalAt,
  attributionKey,
  attributionToStore,
  landingPageName,
  referrerName,
  storedAttribution,
  type Attribution,
} from "../../contracts/attribution.ts";
import { referral } from "../../contracts/session.ts";
import { isOnShop } from "./on-shop.ts";
import { arrivedAt } from "./arrived.ts";
import type { Services } from "./record.ts";

/** The affiliate of those who have none: it never takes another's place (RULES 19). */
const nobody = "1";
/** Longest address that the server takes, in characters. */
const longest = 2000;

/**
 * Who earns on what is booked here, and how the visitor came: by the attribute, the address, what is stored (RULES 19);
 * null where nobody does.
 */
export function attributionOf({ affiliateId, storage, now }: Services): Attribution | null {
  const stored = storedAttribution(storage.get(attributionKey), now());
  const id = affiliateId ?? affiliateIn(arrivedAt) ?? stored?.id;
  if (!id) return null;
  if (stored?.id === id && stored.landingPage) return stored;
  const { landingPage, referrer } = arrivalAt(arrivedAt, document.referrer);
  return { id, landingPage: landingPage.slice(0, longest), referrer: referrer.slice(0, longest) };
}

/** Stores it for 90 days, once the visitor has acted. What is stored already keeps its time. */
export function keepAttribution(services: Services): void {
  const attribution = attributionOf(services);
  if (!attribution || attribution.id === nobody) return;
  if (storedAttribution(services.storage.get(attributionKey), services.now())?.id === attribution.id) return;
  services.storage.set(attributionKey, attributionToStore(attribution, services.now()));
  // The shop's own pages make this call when they are landed on (discovery spec §7); a partner's page once the visitor
  // has acted.
  if (isOnShop(services)) return;
  services.client.send(referral, { body: { referral_code: attribution.id } }).catch(() => {});
}

/**
 * An address of the shop as a partner's page links to it, with all of the attribution; on the shop's own pages it is
 * the address alone.
 */
export function linkToShop(href: string, services: Services): string {
  if (isOnShop(services)) return href;
  const address = new URL(href);
  for (const [name, value] of Object.entries(attributionParameters(services))) address.searchParams.set(name, value);
  return address.href;
}

/** What a link from a partner's page to the shop carries of it. */
export function attributionParameters(services: Services): Record<string, string> {
  const attribution = attributionOf(services);
  if (!attribution) return {};
  return {
    affiliateId: attribution.id,
    [landingPageName]: attribution.landingPage,
    ...(attribution.referrer ? { [referrerName]: attribution.referrer } : {}),
  };
}
