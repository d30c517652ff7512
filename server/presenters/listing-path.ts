import type { PageKind } from "../../sdk/contracts/finding.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { shopPath } from "../../sdk/contracts/paths.ts";

/**
 * The address of a listing page: `/freizeitaktivitaeten/location/1010-interlaken`, `/en-ch/activities/location-type/1010-11-interlaken`. Its
 * id is the one that `getListingPage` takes, and its last part, made of the title, is for people alone.
 */
export function listingPath(kind: PageKind, id: string, title: string, locale: Locale): string {
  if (kind === "listing") return shopPath("activities", locale);
  const slug = slugOf(title);
  return `${shopPath("activities", locale)}/${kind}/${id}${slug && `-${slug}`}`;
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
