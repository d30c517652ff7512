import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";

/** The activities that a listing page shows first; null for a page without any. */
export function itemListOf({ origin, listing, title }: Pick<HeadInput, "origin" | "listing" | "title">): object | null {
  if (!listing || listing.activities.length === 0) return null;
  return {
    "@type": "ItemList",
    name: oneLine(title),
    numberOfItems: listing.activities.length,
    itemListElement: listing.activities.map(({ path, info }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: oneLine(info.title),
      url: absoluteUrl(origin, path),
    })),
  };
}
