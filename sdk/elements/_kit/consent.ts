import { noAffiliate } from "../../contracts/attribution.ts";
import { attributionOf, storeAttribution } from "./attribution.ts";
import { servicesOf } from "./element-class.ts";
import type { Services } from "./record.ts";
import { browserServices } from "./services.ts";

let hasConsent = false;
let isStored = false;

/**
 * The visitor has consented: which affiliate sent them is stored at once, and not only when they act. The first element
 * with an affiliate counts, also one that comes later; without any, the page's address (RULES 19).
 */
export function consent(): void {
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
