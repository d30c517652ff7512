import { matchRoute } from "../../host-site/routes/match.ts";
import { addedCardsIn } from "../../sdk/contracts/added-cards.ts";
import { affiliateNames } from "../../sdk/contracts/attribution.ts";
import { hideable } from "../../sdk/contracts/discovery.ts";
import { withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
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
      "reachableFrom",
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
/** Of the search of connections: what a link leads to, what the visitor has chosen, and the connection that is open. */
const ofTransport: ReadonlySet<string> = new Set(["from", "to", "time", "arrive", "arrive-by", "depart-after", "trip"]);
/** A filter by an attribute: `a263`. */
const attribute = /^a[1-9]\d{0,5}$/;

/**
 * What of the query of the page at a path (decoded) the page is made of: known parameters, each once, in their order.
 * Whatever else stands in an address (a campaign's mark, a stranger's words) is the browser's matter, and makes no
 * other page.
 */
export function pageParameters(path: string, query: URLSearchParams): URLSearchParams {
  const route = matchRoute(withoutTest(path).path);
  const isTransport = route.kind === "page" && route.key === "transport";
  const counts = (name: string) =>
    name === "more"
      ? addedCardsIn(query.get(name)) > 0
      : known.has(name) || attribute.test(name) || (isTransport && ofTransport.has(name));
  const names = [...new Set(query.keys())].filter(counts);
  return new URLSearchParams(names.map((name) => [name, query.get(name)!]));
}
