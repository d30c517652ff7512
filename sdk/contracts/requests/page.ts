import * as v from "valibot";

/** What the server parses of these calls, by method and path. */
export const pageRequests = {
  "GET /pages/": {
    /** Path and query of the page. */
    query: v.object({ path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(2000)) }),
  },
};
