import { affiliateIn } from "../../sdk/contracts/attribution.ts";
import { keptAffiliate, tellReferral } from "./affiliate.ts";

/** The attribute by which an element knows who earns on what it sells. */
const attribute = "affiliate-id";

/**
 * Whoever sent the visitor earns on what they book: each element of this document's pages says who it is (discovery
 * spec §2; RULES 19), and stores it once the visitor acts.
 */
export function followAffiliate(shop: HTMLElement): void {
  const landed = affiliateIn(location.href);
  const affiliate = landed ?? keptAffiliate(Date.now());
  if (affiliate === null) return;
  const name = () => {
    for (const element of shop.querySelectorAll("*")) {
      if (element.localName.startsWith("gipfel-") && !element.hasAttribute(attribute))
        element.setAttribute(attribute, affiliate);
    }
  };
  name();
  new MutationObserver(name).observe(shop, { childList: true, subtree: true });
  if (landed !== null) void tellReferral(landed);
}
