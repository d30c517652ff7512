import {
  affiliateIdName,
  arrivalAt,
  attributionKey,
  attributionToStore,
  campaignName,
  landingPageName,
  namedAt,
  noAffiliate,
  referrerName,
  storedAttribution,
  widgetName,
  type Attribution,
} from "../../contracts/attribution.ts";
import { referral } from "../../contracts/calls/session.ts";
import { isOnShop } from "./on-shop.ts";
import { arrivedAt } from "./arrived.ts";
import type { Services } from "./record.ts";
import { widgetOf } from "./widget-of.ts";

/** Longest address that the server accepts, in characters. */
const maximumLength = 2000;

/**
 * The affiliate that earns on bookings made here, its campaign, and how the visitor arrived: from the attributes, the
 * address, or storage (RULES 19). Null without an affiliate. The widget is the element that the visitor is in; on the
 * shop's pages the one that led there.
 */
export function attributionOf(services: Services): Attribution | null {
  const { affiliateId, storage, now, host, address } = services;
  // A server that renders a page has its address alone.
  const arrived = arrivedAt || address.with({});
  const inStorage = storedAttribution(storage.get(attributionKey), now());
  const there = namedAt(arrived);
  const id = affiliateId ?? there?.id ?? inStorage?.id;
  if (!id) return null;
  const [named, stored] = [there, inStorage].map((each) => (each?.id === id ? each : null)) as [
    typeof there,
    typeof inStorage,
  ];
  const campaign = services.campaign ?? (named?.campaign || stored?.campaign || "");
  const widget = isOnShop(services) || !host ? named?.widget || stored?.widget || "" : widgetOf(host);
  // Landing page and referrer are those of the visit whose campaign counts.
  if (stored?.landingPage && stored.campaign === campaign) return { ...stored, widget };
  const { landingPage, referrer } = arrivalAt(arrived, globalThis.document?.referrer ?? "");
  return {
    id,
    landingPage: landingPage.slice(0, maximumLength),
    referrer: referrer.slice(0, maximumLength),
    campaign,
    widget,
  };
}

/**
 * Stores the attribution once the visitor has acted, for 90 days from the visit that named the affiliate last (RULES
 * 19). What comes from storage alone keeps its expiry; on the shop's pages that stands in the attribute, too.
 */
export function storeAttribution(services: Services): void {
  const attribution = attributionOf(services);
  if (!attribution || attribution.id === noAffiliate) return;
  const stored = storedAttribution(services.storage.get(attributionKey), services.now());
  const isStored = stored?.id === attribution.id && stored.campaign === attribution.campaign;
  const isNamed = namedAt(arrivedAt)?.id === attribution.id || (services.affiliateId && !isOnShop(services));
  if (isStored && !isNamed) return;
  services.storage.set(attributionKey, attributionToStore(attribution, services.now()));
  // The shop's pages send the referral on landing (discovery spec §7), a partner's page once the visitor has acted.
  if (isStored || isOnShop(services)) return;
  services.client.send(referral, { body: { referral_code: attribution.id } }, { keepalive: true }).then(
    async ({ accepted }) => accepted || (await import("./warn-of-affiliate.ts")).warnOfAffiliate(attribution.id),
    () => {},
  );
}

/** Parameters of the attribution for links from a partner's page to the shop. */
export function attributionParameters(services: Services): Record<string, string> {
  const attribution = attributionOf(services);
  if (!attribution) return {};
  return {
    [affiliateIdName]: attribution.id,
    [landingPageName]: attribution.landingPage,
    ...(attribution.referrer ? { [referrerName]: attribution.referrer } : {}),
    ...(attribution.campaign ? { [campaignName]: attribution.campaign } : {}),
    ...(attribution.widget ? { [widgetName]: attribution.widget } : {}),
  };
}

/** An address of the shop with the attribution as parameters. */
export function withAttribution(href: string, services: Services): string {
  const address = new URL(href);
  for (const [name, value] of Object.entries(attributionParameters(services))) address.searchParams.set(name, value);
  return address.href;
}
