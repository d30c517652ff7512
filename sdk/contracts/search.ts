import * as v from "valibot";
import { Picture } from "./activity.ts";
import { call } from "./call.ts";
import type { Locale } from "./locale.ts";

/** Kinds of hits (discovery spec §3, "Search hit"). */
export const hitTypes = ["location-attribute", "location-generated", "location-type", "activity", "attribute", "location", "poi", "type"] as const;
export type HitType = (typeof hitTypes)[number];

/** Hits of a page of the index (discovery spec §9). */
export const hitsPerPage = 75;

/** The index of a locale: `prd_de_CH` (discovery spec §7). */
export function indexOf(locale: Locale): string {
  return `prd_${locale}`;
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
  dataLayer: v.optional(v.record(v.string(), v.unknown())),
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

/** The parameters of a query, by the hosted index's names; unknown ones are let pass. */
export const IndexQuery = v.looseObject({
  query: v.optional(v.string()),
  page: v.optional(v.number()),
  hitsPerPage: v.optional(v.number()),
  /** `type:location-generated`, `NOT type:location`, joined by AND and OR. */
  filters: v.optional(v.string()),
  /** `46.68,7.86` */
  aroundLatLng: v.optional(v.string()),
  clickAnalytics: v.optional(v.boolean()),
});

/** `POST /1/indexes/{index}/query`: the hosted index's own protocol (design §5). */
export const queryIndex = call({
  method: "POST",
  path: "/1/indexes/{index}/query",
  params: v.object({ index: v.string() }),
  body: IndexQuery,
  answer: IndexAnswer,
  reads: true,
});

/** `GET /1/indexes/{index}?query=…`: the same with its parameters in the address. */
export const getIndexHits = call({
  method: "GET",
  path: "/1/indexes/{index}",
  params: v.object({ index: v.string() }),
  query: v.looseObject({ query: v.optional(v.string()) }),
  answer: IndexAnswer,
});

/** Queries of one request, as at the hosted index. */
const mostQueries = 50;

/** Several queries at once, each with its index; the path's own index is a star. */
export const queryIndexes = call({
  method: "POST",
  path: "/1/indexes/{index}/queries",
  params: v.object({ index: v.string() }),
  body: v.object({ requests: v.pipe(v.array(v.looseObject({ indexName: v.string() })), v.maxLength(mostQueries)) }),
  answer: v.object({ results: v.array(IndexAnswer) }),
  reads: true,
});

/** `POST /1/events`: clicks on hits, for the index's own statistics. */
export const sendIndexEvents = call({
  method: "POST",
  path: "/1/events",
  body: v.object({ events: v.pipe(v.array(v.looseObject({ eventType: v.string(), eventName: v.string(), index: v.string() })), v.maxLength(1000)) }),
  answer: v.object({ status: v.number(), message: v.string() }),
  reads: true,
});
