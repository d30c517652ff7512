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
import { referral } from "../../contracts/calls/session.ts";
import { isOnShop } from "./on-shop.ts";
import { arrivedAt } from "./arrived.ts";
import type { Services } from "./record.ts";

/** The id for sales without an affiliate: it never replaces another one (RULES 19). */
const noAffiliate = "1";
/** Longest address that the server accepts, in characters. */
const maximumLength = 2000;

/**
 * The affiliate that earns on bookings made here, and how the visitor arrived: from the attribute, the address, or
 * storage (RULES 19). Null without an affiliate.
 */
export function attributionOf({ affiliateId, storage, now }: Services): Attribution | null {
  const stored = storedAttribution(storage.get(attributionKey), now());
  const id = affiliateId ?? affiliateIn(arrivedAt) ?? stored?.id;
  if (!id) return null;
  if (stored?.id === id && stored.landingPage) return stored;
  const { landingPage, referrer } = arrivalAt(arrivedAt, document.referrer);
  return { id, landingPage: landingPage.slice(0, maximumLength), referrer: referrer.slice(0, maximumLength) };
}

/**
 * Stores the attribution for 90 days once the visitor has acted. An attribution that is already stored keeps its
 * expiry.
 */
export function storeAttribution(services: Services): void {
  const attribution = attributionOf(services);
  if (!attribution || attribution.id === noAffiliate) return;
  if (storedAttribution(services.storage.get(attributionKey), services.now())?.id === attribution.id) return;
  services.storage.set(attributionKey, attributionToStore(attribution, services.now()));
  // The shop's pages send the referral on landing (discovery spec §7), a partner's page once the visitor has acted.
  if (isOnShop(services)) return;
  services.client.send(referral, { body: { referral_code: attribution.id } }).catch(() => {});
}

/**
 * An address of the shop with the attribution as parameters; without them on the shop's own pages.
 */
export function linkToShop(href: string, services: Services): string {
  if (isOnShop(services)) return href;
  const address = new URL(href);
  for (const [name, value] of Object.entries(attributionParameters(services))) address.searchParams.set(name, value);
  return address.href;
}

/** Parameters of the attribution for links from a partner's page to the shop. */
export function attributionParameters(services: Services): Record<string, string> {
  const attribution = attributionOf(services);
  if (!attribution) return {};
  return {
    affiliateId: attribution.id,
    [landingPageName]: attribution.landingPage,
    ...(attribution.referrer ? { [referrerName]: attribution.referrer } : {}),
  };
}
