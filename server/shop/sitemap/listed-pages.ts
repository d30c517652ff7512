import { setImmediate as nextTurn } from "node:timers/promises";
import type { ListingPageKind } from "../../../sdk/contracts/discovery.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Words } from "../../domain/catalogue-schema.ts";
import { inLocale } from "../../domain/in-locale.ts";
import { countBoth, type BitSet } from "../../discovery/bit-set.ts";
import type { CatalogueIndex, Entry } from "../../discovery/catalogue-index.ts";
import { listingPath } from "../../presenters/listing-path.ts";

/** A listing page that has activities. */
export interface ListedPage {
  readonly kind: ListingPageKind;
  /** As `getListingPage` takes it. */
  readonly id: string;
  /** Its address on the shop. */
  pathIn(locale: Locale): string;
}

/** Fewer activities make a combination of a place with something else a page that says little more than theirs. */
const enoughForCombination = 3;

/**
 * Every listing page with at least one activity, combinations of two with at least three; the list of everything is one
 * of the shop's own pages. Other work goes on meanwhile.
 */
export async function listedPages({ entries, having }: CatalogueIndex): Promise<ListedPage[]> {
  const places = [...entries.locations.values()].filter(({ id }) => hasAny(having.locations.get(id)));
  const pages: ListedPage[] = [
    ...places.map((place) => single("location", place)),
    ...[...entries.types.values()].filter(({ id }) => hasAny(having.types.get(id))).map((type) => single("type", type)),
    ...[...entries.items.values()]
      .filter(({ id }) => hasAny(having.items.get(id)))
      .map((item) => single("attribute", item)),
    ...[...entries.pointsOfInterest.values()]
      .filter(({ id }) => hasAny(having.pointsOfInterest.get(id)))
      .map((point) => single("point_of_interest", point)),
  ];
  for (const place of places) {
    const here = having.locations.get(place.id)!;
    for (const [kind, others, bits] of [
      ["location-type", entries.types, having.types],
      ["location-attribute", entries.items, having.items],
    ] as const)
      for (const other of others.values()) {
        const having = bits.get(other.id);
        if (having && countBoth(here, having) >= enoughForCombination) pages.push(joined(kind, place, other));
      }
    await nextTurn();
  }
  return pages;
}

function hasAny(bits: BitSet | undefined): boolean {
  return bits !== undefined && bits.some((word) => word !== 0);
}

function single(kind: ListingPageKind, { id, title }: { readonly id: number; readonly title: Words }): ListedPage {
  return { kind, id: String(id), pathIn: (locale) => listingPath(kind, String(id), inLocale(title, locale), locale) };
}

function joined(kind: "location-type" | "location-attribute", place: Entry, other: Entry): ListedPage {
  const id = `${place.id}-${other.id}`;
  return {
    kind,
    id,
    pathIn: (locale) => listingPath(kind, id, [inLocale(place.title, locale), inLocale(other.title, locale)], locale),
  };
}
