import * as v from "valibot";
import type { ActivityItem } from "./analytics/items.ts";
import { Picture } from "./activity.ts";
import type { Locale } from "./locale.ts";

/** Kinds of hits (discovery spec §3, "Search hit"). */
const hitTypes = [
  "location-attribute",
  "location-generated",
  "location-type",
  "activity",
  "attribute",
  "location",
  "poi",
  "type",
] as const;
export type HitType = (typeof hitTypes)[number];

/** Hits of a page of the index (discovery spec §9). */
export const hitsPerPage = 75;

/** The index of a locale: `prd_de_CH` (discovery spec §7). */
export function indexOf(locale: Locale): string {
  return `prd_${locale}`;
}

/**
 * Which hits a search requests (discovery spec §7): without a text the main locales' generated pages of places, the
 * others' plain ones; with a text everything but the plain ones in the main locales.
 */
export function filtersOfHits(text: string, isMainLocale: boolean): string | undefined {
  if (text.trim() === "") return isMainLocale ? "type:location-generated" : "type:location";
  return isMainLocale ? "NOT type:location" : undefined;
}

/** A hit of the index, in the shape of the hosted one. */
export const SearchHit = v.object({
  objectID: v.string(),
  type: v.picklist(hitTypes),
  title: v.string(),
  path: v.string(),
  teaser_image: v.nullable(Picture),
  blogType: v.optional(v.nullable(v.string())),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** km from `aroundLatLng`. */
  distance: v.optional(v.number()),
  activityAmount: v.number(),
  /** Activities alone. */
  dataLayer: v.optional(v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<ActivityItem>),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

/** What of the hosted index's answer the elements read. */
export const IndexAnswer = v.object({
  hits: v.array(SearchHit),
  nbHits: v.number(),
  page: v.number(),
  nbPages: v.number(),
  hitsPerPage: v.number(),
  query: v.string(),
  /** With `clickAnalytics`. */
  queryID: v.optional(v.string()),
});
export type IndexAnswer = v.InferOutput<typeof IndexAnswer>;
