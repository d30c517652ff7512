import { affiliateIn } from "../../sdk/contracts/attribution.ts";
import { storedAffiliate, reportReferral } from "./affiliate.ts";

/** The attribute that names the affiliate that earns on what an element sells. */
const attribute = "affiliate-id";

/**
 * The affiliate that sent the visitor earns on what they book: each element of this document's pages gets its code
 * (discovery spec §2; RULES 19), and stores it once the visitor acts.
 */
export function followAffiliate(shop: HTMLElement): void {
  const landed = affiliateIn(location.href);
  const affiliate = landed ?? storedAffiliate(Date.now());
  if (affiliate === null) return;
  const name = () => {
    for (const element of shop.querySelectorAll("*")) {
      if (element.localName.startsWith("gipfel-") && !element.hasAttribute(attribute))
        element.setAttribute(attribute, affiliate);
    }
  };
  name();
  new MutationObserver(name).observe(shop, { childList: true, subtree: true });
  if (landed !== null) void reportReferral(landed);
}
