import * as v from "valibot";
import { call } from "../call.ts";
import { IndexAnswer } from "../search.ts";

/** `POST /1/indexes/{index}/query`: the hosted index's own protocol (design §5). */
export const queryIndex = call({ method: "POST", path: "/1/indexes/{index}/query", answer: IndexAnswer, reads: true });

/** `GET /1/indexes/{index}?query=…`: the same with its parameters in the address. */
export const getIndexHits = call({ method: "GET", path: "/1/indexes/{index}", answer: IndexAnswer });

/** Several queries at once, each with its index; the path's own index is a star. */
export const queryIndexes = call({
  method: "POST",
  path: "/1/indexes/{index}/queries",
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
  answer: FacetAnswer,
  reads: true,
});

/** A record, or its requested attributes. */
const IndexObject = v.looseObject({ objectID: v.string() });

/** `GET /1/indexes/{index}/{objectID}`: a record by its id. */
export const getIndexObject = call({ method: "GET", path: "/1/indexes/{index}/{objectID}", answer: IndexObject });

/** `POST /1/indexes/{index}/objects`, a star for the index: records by their ids, null for what isn't there. */
export const getIndexObjects = call({
  method: "POST",
  path: "/1/indexes/{index}/objects",
  answer: v.object({ results: v.array(v.nullable(IndexObject)) }),
  reads: true,
});

/** `POST /1/indexes/{index}/browse`: all that a query finds, in parts; `cursor` leads to the next one. */
export const browseIndex = call({
  method: "POST",
  path: "/1/indexes/{index}/browse",
  answer: v.looseObject({ hits: v.array(IndexObject), cursor: v.optional(v.string()) }),
  reads: true,
});

/** `GET /1/indexes/{index}/browse?query=…`: the same with its parameters, or the cursor alone, in the address. */
export const getIndexBrowse = call({
  method: "GET",
  path: "/1/indexes/{index}/browse",
  answer: v.looseObject({ hits: v.array(IndexObject), cursor: v.optional(v.string()) }),
});

/** `POST /1/events`: clicks on hits, for the index's own statistics. */
export const sendIndexEvents = call({
  method: "POST",
  path: "/1/events",
  answer: v.object({ status: v.number(), message: v.string() }),
  reads: true,
});
