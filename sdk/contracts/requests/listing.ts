import * as v from "valibot";
import { sorts } from "../discovery.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";

/** Which activities a list is about, before the visitor narrows it. Lists are JSON texts: `[104,88]`. */
const scope = {
  lat: v.optional(v.string()),
  long: v.optional(v.string()),
  regionId: v.optional(v.string()),
  locationIds: v.optional(v.string()),
  typeIds: v.optional(v.string()),
  /** Items of attributes: any of them. */
  attributeIds: v.optional(v.string()),
  activityIds: v.optional(v.string()),
  skipIds: v.optional(v.string()),
  pointOfInterestId: v.optional(v.string()),
};

/** How the visitor narrows it: `filters` is the JSON text of `Filters`, `s` the search text. */
const narrowed = { filters: v.optional(v.string()), s: v.optional(v.string()) };

/** What the server parses of these calls, by method and path. */
export const listingRequests = {
  "GET /activities/{locale}/": {
    params: v.object({ locale: LocaleOnWire }),
    query: v.object({
      ...scope,
      ...narrowed,
      capi: v.optional(v.string()),
      similarTo: v.optional(v.string()),
      sort: v.optional(v.picklist(sorts)),
      /** Activities at most: 1 to 2000, 2000 without it. */
      limit: v.optional(v.string()),
      offset: v.optional(v.string()),
    }),
  },
  "GET /activities/{locale}/facets/": {
    params: v.object({ locale: LocaleOnWire }),
    query: v.object({
      ...scope,
      ...narrowed,
      /** A place that `reachable.origin` of the answer names, without narrowing by it. */
      reachableFrom: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
  },
  "GET /listing-pages/{locale}/{kind}/{id}/": {
    params: v.object({ locale: LocaleOnWire, kind: v.string(), id: v.pipe(v.string(), v.maxLength(40)) }),
  },
  "GET /search/{locale}/": {
    params: v.object({ locale: LocaleOnWire }),
    query: v.object({
      ...scope,
      ...narrowed,
      /** `west,south,east,north` in degrees: only what lies within. */
      bounds: v.optional(v.string()),
      /** Points at most, the most relevant first: 20000 without it. */
      limit: v.optional(v.string()),
    }),
  },
};
