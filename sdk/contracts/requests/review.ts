import * as v from "valibot";

/** What the server parses of these calls, by method and path. */
export const reviewRequests = {
  "GET /reviews/{activityId}/": { params: v.object({ activityId: v.pipe(v.union([v.number(), v.string()])) }) },
  "POST /reviews/vote/": {
    body: v.object({
      product_review_id: v.pipe(v.number(), v.integer()),
      /** A random UUID that the visitor's browser keeps once it has voted. */
      visitorToken: v.pipe(v.string(), v.uuid()),
    }),
  },
};
