import * as v from "valibot";
import { Picture } from "./activity.ts";
import { call } from "./call.ts";
import type { Locale } from "./locale.ts";

/** Kinds of hits (discovery spec §3, "Search hit"). */
export const hitTypes = [
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
 * What hits a search asks for (discovery spec §7): without a text the main locales' generated pages of places, the
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
  offset: v.optional(v.number()),
  length: v.optional(v.number()),
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
  body: v.object({
    requests: v.pipe(
      v.array(v.looseObject({ indexName: v.string(), type: v.optional(v.picklist(["default", "facet"])) })),
      v.maxLength(mostQueries),
    ),
    strategy: v.optional(v.picklist(["none"])),
  }),
  answer: v.object({ results: v.array(v.union([IndexAnswer, v.lazy(() => FacetAnswer)])) }),
  reads: true,
});

/** Values of an attribute, with how many records have each. */
const FacetAnswer = v.object({
  facetHits: v.array(v.object({ value: v.string(), highlighted: v.string(), count: v.number() })),
  exhaustiveFacetsCount: v.boolean(),
  processingTimeMS: v.optional(v.number()),
});

/** `POST /1/indexes/{index}/facets/{facet}/query`: searches the values of an attribute. */
export const searchIndexFacet = call({
  method: "POST",
  path: "/1/indexes/{index}/facets/{facet}/query",
  params: v.object({ index: v.string(), facet: v.string() }),
  body: v.looseObject({ facetQuery: v.optional(v.string()), maxFacetHits: v.optional(v.number()) }),
  answer: FacetAnswer,
  reads: true,
});

/** A record, or the attributes of it that were asked for. */
const IndexObject = v.looseObject({ objectID: v.string() });

/** `GET /1/indexes/{index}/{objectID}`: a record by its id. */
export const getIndexObject = call({
  method: "GET",
  path: "/1/indexes/{index}/{objectID}",
  params: v.object({ index: v.string(), objectID: v.string() }),
  query: v.looseObject({ attributesToRetrieve: v.optional(v.string()) }),
  answer: IndexObject,
});

/** `POST /1/indexes/{index}/objects`, a star for the index: records by their ids, null for what isn't there. */
export const getIndexObjects = call({
  method: "POST",
  path: "/1/indexes/{index}/objects",
  params: v.object({ index: v.string() }),
  body: v.object({
    requests: v.pipe(
      v.array(
        v.object({
          indexName: v.string(),
          objectID: v.string(),
          attributesToRetrieve: v.optional(v.array(v.string())),
        }),
      ),
      v.maxLength(mostQueries),
    ),
  }),
  answer: v.object({ results: v.array(v.nullable(IndexObject)) }),
  reads: true,
});

/** `POST /1/indexes/{index}/browse`: all that a query finds, in parts; `cursor` leads to the next one. */
export const browseIndex = call({
  method: "POST",
  path: "/1/indexes/{index}/browse",
  params: v.object({ index: v.string() }),
  body: v.looseObject({ cursor: v.optional(v.string()) }),
  answer: v.looseObject({ hits: v.array(IndexObject), cursor: v.optional(v.string()) }),
  reads: true,
});

/** `GET /1/indexes/{index}/browse?query=…`: the same with its parameters, or the cursor alone, in the address. */
export const getIndexBrowse = call({
  method: "GET",
  path: "/1/indexes/{index}/browse",
  params: v.object({ index: v.string() }),
  query: v.looseObject({ query: v.optional(v.string()), cursor: v.optional(v.string()) }),
  answer: v.looseObject({ hits: v.array(IndexObject), cursor: v.optional(v.string()) }),
});

const EventTime = v.pipe(v.number(), v.integer(), v.minValue(0));
const EventName = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/));
const UserToken = v.pipe(v.string(), v.regex(/^[\w=/+.-]{1,129}$/));
const mostObjects = 20;

/** A click, a view or a conversion, as the hosted index's insights take it: of objects, or of filters. */
const IndexEvent = v.pipe(
  v.looseObject({
    eventType: v.picklist(["click", "view", "conversion"]),
    eventName: EventName,
    index: v.string(),
    userToken: UserToken,
    authenticatedUserToken: v.optional(UserToken),
    timestamp: v.optional(EventTime),
    queryID: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
    objectIDs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1), v.maxLength(mostObjects))),
    positions: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(mostObjects))),
    filters: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10))),
  }),
  v.check(
    ({ objectIDs, filters }) => (objectIDs === undefined) !== (filters === undefined),
    "either objectIDs or filters are wanted",
  ),
  v.check(
    ({ eventType, queryID, objectIDs, positions }) =>
      eventType !== "click" || queryID === undefined || positions?.length === objectIDs?.length,
    "a click after a search has a position for each of its objectIDs",
  ),
  v.check(({ eventType, positions }) => eventType === "click" || positions === undefined, "positions belong to clicks"),
);

/** `POST /1/events`: clicks on hits, for the index's own statistics. */
export const sendIndexEvents = call({
  method: "POST",
  path: "/1/events",
  body: v.object({ events: v.pipe(v.array(IndexEvent), v.minLength(1), v.maxLength(1000)) }),
  answer: v.object({ status: v.number(), message: v.string() }),
  reads: true,
});
