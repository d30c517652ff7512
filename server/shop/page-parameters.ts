import { addedCardsIn } from "../../sdk/contracts/added-cards.ts";
import { affiliateNames } from "../../sdk/contracts/attribution.ts";
import { hideable } from "../../sdk/contracts/discovery.ts";
import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";

/** Parameters that change what the server writes into a page. */
const known: ReadonlySet<string> = new Set(
  [
    // A list: what it shows, and how (discovery spec §2).
    [
      "locations",
      "types",
      "languages",
      "discountTypes",
      "guided",
      "rating",
      "date",
      "sort",
      "s",
      "lat",
      "long",
      "adults",
      "childrenAges",
    ],
    ["more", "activity", "activities", "capi", "capiHide", "affiliate", "affiliateProducts"],
    Object.values(hideable),
    // What is open (RULES 25), and a booking that a link has begun.
    ["drawer", "bookingData"],
    // What links to other pages carry: the affiliate (RULES 19), the visitor's cart, the return address.
    [...affiliateNames, "cartId", "returnUrl"],
    // Widget mode.
    widgetParameters,
  ].flat(),
);
/** A filter by an attribute: `a263`. */
const attribute = /^a[1-9]\d{0,5}$/;

/**
 * What of a page's query the page is made of: known parameters, each once, in their order. Whatever else stands in an
 * address (a campaign's mark, a stranger's words) is the browser's matter, and makes no other page.
 */
export function pageParameters(query: URLSearchParams): URLSearchParams {
  const counts = (name: string) =>
    name === "more" ? addedCardsIn(query.get(name)) > 0 : known.has(name) || attribute.test(name);
  const names = [...new Set(query.keys())].filter(counts);
  return new URLSearchParams(names.map((name) => [name, query.get(name)!]));
}
