import * as v from "valibot";
import { call } from "../call.ts";
import { defaultLocale } from "../locale.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { LocalDate } from "../time.ts";
import { pageOf, paged } from "./paging.ts";
import { TeamStep } from "./steps.ts";

/** What the list is narrowed to. `unanswered` are those that may be seen and have no reply. */
export const reviewStates = ["all", "excluded", "unanswered"] as const;

const Reply = v.object({ comments: v.string(), date_created: LocalDate, author: v.string() });

export const AdminReview = v.object({
  product_review_id: v.number(),
  activityId: v.number(),
  /** In the asked locale. */
  activityTitle: v.string(),
  rating: v.number(),
  review: v.nullable(v.string()),
  reviewer: v.object({ first_name: v.string(), last_name: v.string() }),
  date_created: LocalDate,
  locale: v.string(),
  isExcluded: v.boolean(),
  helpful: v.number(),
  /** The shop's own reply, which the team edits; null without one. */
  reply: v.nullable(Reply),
  /** Replies of others: the supplier's. */
  replies: v.array(Reply),
  /** Counts the team's steps; a step names the one that it was made on. */
  revision: v.number(),
  history: v.array(TeamStep),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;

/**
 * `GET /admin/reviews/`, newest first. `search` looks at the activity (title, id), the reviewer's name and the text.
 */
export const listAdminReviews = call({
  method: "GET",
  path: "/admin/reviews/",
  query: v.object({
    ...paged,
    state: v.optional(v.picklist(reviewStates), "all"),
    locale: v.optional(LocaleOnWire, defaultLocale),
  }),
  answer: pageOf(AdminReview),
});

const ReviewPath = v.object({ reviewId: v.string() });
const Locale = v.object({ locale: v.optional(LocaleOnWire, defaultLocale) });
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const judging = {
  params: ReviewPath,
  query: Locale,
  body: v.object({ revision, reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), "") }),
  answer: AdminReview,
};

/**
 * `POST /admin/reviews/{reviewId}/exclude/`: nobody sees it, and averages and counts leave it out. 404
 * `review_not_found`, 409 `changed_meanwhile`.
 */
export const excludeReview = call({ method: "POST", path: "/admin/reviews/{reviewId}/exclude/", ...judging });

/**
 * `POST /admin/reviews/{reviewId}/include/`: it is seen and counted again. 404 `review_not_found`, 409
 * `changed_meanwhile`.
 */
export const includeReview = call({ method: "POST", path: "/admin/reviews/{reviewId}/include/", ...judging });

/**
 * `POST /admin/reviews/{reviewId}/reply/`: the shop's one reply, new or edited; empty takes it away. 404
 * `review_not_found`, 409 `changed_meanwhile`.
 */
export const replyToReview = call({
  method: "POST",
  path: "/admin/reviews/{reviewId}/reply/",
  params: ReviewPath,
  query: Locale,
  body: v.object({ revision, comments: v.pipe(v.string(), v.trim(), v.maxLength(2000)) }),
  answer: AdminReview,
});
