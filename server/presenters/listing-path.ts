import type { ListingPageKind } from "../../sdk/contracts/discovery.ts";
import { prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";

/** The first part of an address: a place, a type, an attribute's item, a point of interest. */
const letters = { location: "l", type: "t", attribute: "a", point_of_interest: "p" } as const;
const second = { "location-type": letters.type, "location-attribute": letters.attribute } as const;

/**
 * The address of a listing page: `/l/1010-interlaken`, `/en-ch/t/11-mountain-railways`, of a joined kind
 * `/l/1010-interlaken/t/11-bergbahnen`; only the default locale has no prefix. `id` is the one that `getListingPage`
 * takes, a joined kind's is `1010-11`; its titles are the place's and the other's. What follows an id is for people
 * alone.
 */
export function listingPath(
  kind: ListingPageKind,
  id: string,
  title: string | readonly [string, string],
  locale: Locale,
): string {
  if (kind === "listing") return pagePath("activities", locale);
  const prefix = prefixOf(locale);
  const [first, last] = typeof title === "string" ? ["", title] : title;
  if (kind !== "location-type" && kind !== "location-attribute")
    return `${prefix}/${letters[kind]}/${withSlug(id, last)}`;
  const [place = "", other = ""] = id.split("-");
  return `${prefix}/${letters.location}/${withSlug(place, first)}/${second[kind]}/${withSlug(other, last)}`;
}

function withSlug(id: string, title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug ? `${id}-${slug}` : id;
}
