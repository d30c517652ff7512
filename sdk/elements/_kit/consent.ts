import type { AnalyticsEvent } from "../../contracts/analytics/analytics-events.ts";
import { pushTo } from "../../contracts/analytics/layer-entry.ts";
import { noAffiliate } from "../../contracts/attribution.ts";
import { parseConsent, type Consent } from "../../contracts/consent.ts";
import { attributionOf, storeAttribution } from "./attribution.ts";
import { servicesOf } from "./element-class.ts";
import { hasAnalyticsConsent, setPush } from "./fire-event.ts";
import type { Services } from "./record.ts";
import { browserServices } from "./services.ts";

let hasConsent = false;
let isStored = false;

/**
 * What the visitor has consented to, as an object or as the text of `data-consent`; without either, to the affiliate
 * alone. Analytics events from now on go to the page's `dataLayer`, if it has one; earlier ones are dropped.
 */
export function consent(given: Consent | string = { affiliate: true }): void {
  const { affiliate, analytics } = typeof given === "string" ? parseConsent(given) : given;
  if (affiliate) consentToAffiliate();
  if (analytics === undefined) return;
  setPush(analytics ? pushToPage : undefined);
  const listen = analytics ? document.addEventListener : document.removeEventListener;
  listen.call(document, "gipfel-analytics", pushOfPage);
}

/** Where an event goes now. */
export function layerOfPage(): "pushed" | "no consent" | "no dataLayer" {
  if (!hasAnalyticsConsent()) return "no consent";
  return Array.isArray(dataLayerOf()) ? "pushed" : "no dataLayer";
}

const dataLayerOf = () => (window as { dataLayer?: unknown }).dataLayer;

function pushToPage(event: AnalyticsEvent) {
  const layer = dataLayerOf();
  if (Array.isArray(layer)) pushTo(layer, event);
}

/** What the shop's own pages fire, on the document; an element's events have been pushed by `fireEvent`. */
function pushOfPage(event: Event) {
  if (event.target === document) pushToPage((event as CustomEvent<AnalyticsEvent>).detail);
}

/**
 * Which affiliate sent the visitor is stored at once, and not only when they act. The first element with an affiliate
 * counts, also one that comes later; without any, the page's address (RULES 19).
 */
function consentToAffiliate(): void {
  if (hasConsent) return;
  hasConsent = true;
  for (const element of document.querySelectorAll("*")) store(servicesOf(element));
  store(browserServices(() => ({}), document.body));
  document.addEventListener("gipfel-ready", (event) => store(servicesOf(event.composedPath()[0] as Element)));
}

function store(services: Services | undefined) {
  if (isStored || !services || (attributionOf(services)?.id ?? noAffiliate) === noAffiliate) return;
  isStored = true;
  storeAttribution(services);
}
