import * as v from "valibot";
import { LocaleOnWire } from "../../locale-on-wire.ts";
import { defaultLocale } from "../../locale.ts";
import { paged } from "./paging.ts";

/** The list's filter. `unanswered` are visible reviews without a reply. */
export const reviewStates = ["all", "excluded", "unanswered"] as const;

const ReviewPath = v.object({ reviewId: v.string() });
const Locale = v.object({ locale: v.optional(LocaleOnWire, defaultLocale) });
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the server parses of these calls, by method and path. */
export const adminReviewsRequests = {
  "GET /admin/reviews/": {
    query: v.object({
      ...paged,
      state: v.optional(v.picklist(reviewStates), "all"),
      locale: v.optional(LocaleOnWire, defaultLocale),
    }),
  },
  "GET /admin/reviews/{reviewId}/": { params: ReviewPath, query: Locale },
  "POST /admin/reviews/{reviewId}/exclude/": {
    params: ReviewPath,
    query: Locale,
    body: v.object({ revision, reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), "") }),
  },
  "POST /admin/reviews/{reviewId}/include/": {
    params: ReviewPath,
    query: Locale,
    body: v.object({ revision, reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), "") }),
  },
  "POST /admin/reviews/{reviewId}/reply/": {
    params: ReviewPath,
    query: Locale,
    body: v.object({ revision, comments: v.pipe(v.string(), v.trim(), v.maxLength(2000)) }),
  },
};
