import * as v from "valibot";

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

/** Queries of one request, as at the hosted index. */
const mostQueries = 50;

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

/** What the server parses of these calls, by method and path. */
export const searchRequests = {
  "POST /1/indexes/{index}/query": { params: v.object({ index: v.string() }), body: IndexQuery },
  "GET /1/indexes/{index}": {
    params: v.object({ index: v.string() }),
    query: v.looseObject({ query: v.optional(v.string()) }),
  },
  "POST /1/indexes/{index}/queries": {
    params: v.object({ index: v.string() }),
    body: v.object({
      requests: v.pipe(
        v.array(v.looseObject({ indexName: v.string(), type: v.optional(v.picklist(["default", "facet"])) })),
        v.maxLength(mostQueries),
      ),
      strategy: v.optional(v.picklist(["none"])),
    }),
  },
  "POST /1/indexes/{index}/facets/{facet}/query": {
    params: v.object({ index: v.string(), facet: v.string() }),
    body: v.looseObject({ facetQuery: v.optional(v.string()), maxFacetHits: v.optional(v.number()) }),
  },
  "GET /1/indexes/{index}/{objectID}": {
    params: v.object({ index: v.string(), objectID: v.string() }),
    query: v.looseObject({ attributesToRetrieve: v.optional(v.string()) }),
  },
  "POST /1/indexes/{index}/objects": {
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
  },
  "POST /1/indexes/{index}/browse": {
    params: v.object({ index: v.string() }),
    body: v.looseObject({ cursor: v.optional(v.string()) }),
  },
  "GET /1/indexes/{index}/browse": {
    params: v.object({ index: v.string() }),
    query: v.looseObject({ query: v.optional(v.string()), cursor: v.optional(v.string()) }),
  },
  "POST /1/events": { body: v.object({ events: v.pipe(v.array(IndexEvent), v.minLength(1), v.maxLength(1000)) }) },
};
