import * as v from "valibot";
import { call } from "../call.ts";
import { Reviews } from "../review.ts";

/** `GET /reviews/{activityId}/`: 404 `activity_not_found`. */
export const listReviews = call({ method: "GET", path: "/reviews/{activityId}/", answer: Reviews });

/**
 * `POST /reviews/vote/`: one helpful vote a visitor's token, again changes nothing (RULES 20). 404 `review_not_found`.
 */
export const voteReview = call({
  method: "POST",
  path: "/reviews/vote/",
  answer: v.object({ product_review_id: v.number(), helpful: v.number() }),
});
