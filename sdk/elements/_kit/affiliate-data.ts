import type { Affiliate } from "../../contracts/requests/cart.ts";
import { attributionOf } from "./attribution.ts";
import type { Services } from "./record.ts";

/** The affiliate and how the visitor came, for a reservation or a check-out; nothing without an affiliate. */
export function affiliateData(services: Services): { readonly affiliate?: Affiliate } {
  const attribution = attributionOf(services);
  if (!attribution) return {};
  return {
    affiliate: {
      affiliateReferralCode: attribution.id,
      affiliateLandingPage: attribution.landingPage,
      affiliateReferrer: attribution.referrer || null,
      affiliateCampaign: attribution.campaign || null,
      affiliateWidget: attribution.widget || null,
    },
  };
}
