import { setImmediate as nextTurn } from "node:timers/promises";
import type { PageKind } from "../../../sdk/contracts/finding.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Words } from "../../catalogue/schema.ts";
import { inLocale } from "../../db/json.ts";
import type { Bits } from "../../finding/bits.ts";
import type { CatalogueIndex, Entry } from "../../finding/catalogue-index.ts";
import { listingPath } from "../../presenters/listing-path.ts";

/** A listing page that has activities. */
export interface ListedPage {
  readonly kind: PageKind;
  /** As `getListingPage` takes it. */
  readonly id: string;
  /** Its address on the shop. */
  pathIn(locale: Locale): string;
}

/** Every listing page with at least one activity; the list of everything is one of the shop's own pages. Other work goes on meanwhile. */
export async function listedPages({ entries, having }: CatalogueIndex): Promise<ListedPage[]> {
  const places = [...entries.locations.values()].filter(({ id }) => hasAny(having.locations.get(id)));
  const pages: ListedPage[] = [
    ...places.map((place) => single("location", place)),
    ...[...entries.types.values()].filter(({ id }) => hasAny(having.types.get(id))).map((type) => single("type", type)),
    ...[...entries.items.values()].filter(({ id }) => hasAny(having.items.get(id))).map((item) => single("attribute", item)),
    ...[...entries.pointsOfInterest.values()].filter(({ id }) => hasAny(having.pointsOfInterest.get(id))).map((point) => single("point_of_interest", point)),
  ];
  for (const place of places) {
    const here = having.locations.get(place.id)!;
    for (const [kind, others, bits] of [
      ["location-type", entries.types, having.types],
      ["location-attribute", entries.items, having.items],
    ] as const)
      for (const other of others.values()) if (hasBoth(here, bits.get(other.id))) pages.push(joined(kind, place, other));
    await nextTurn();
  }
  return pages;
}

function hasAny(bits: Bits | undefined): boolean {
  return bits !== undefined && bits.some((word) => word !== 0);
}

/** Whether an activity is in both: most pairs know after a few words. */
function hasBoth(here: Bits, bits: Bits | undefined): boolean {
  if (!bits) return false;
  for (let word = 0; word < here.length; word++) if ((here[word]! & bits[word]!) !== 0) return true;
  return false;
}

function single(kind: PageKind, { id, title }: { readonly id: number; readonly title: Words }): ListedPage {
  return { kind, id: String(id), pathIn: (locale) => listingPath(kind, String(id), inLocale(title, locale), locale) };
}

function joined(kind: "location-type" | "location-attribute", place: Entry, other: Entry): ListedPage {
  const id = `${place.id}-${other.id}`;
  return { kind, id, pathIn: (locale) => listingPath(kind, id, [inLocale(place.title, locale), inLocale(other.title, locale)], locale) };
}
