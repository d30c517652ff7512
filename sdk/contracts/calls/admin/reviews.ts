import { pageOf } from "../../admin/paging.ts";
import { AdminReview } from "../../admin/reviews.ts";
import { call } from "../../call.ts";

/**
 * `GET /admin/reviews/`, newest first. `search` looks at the activity (title, id), the reviewer's name and the text.
 */
export const listAdminReviews = call({ method: "GET", path: "/admin/reviews/", answer: pageOf(AdminReview) });

/** `GET /admin/reviews/{reviewId}/`: 404 `review_not_found`. */
export const getAdminReview = call({ method: "GET", path: "/admin/reviews/{reviewId}/", answer: AdminReview });

/**
 * `POST /admin/reviews/{reviewId}/exclude/`: hides it from the shop, averages and counts. 404 `review_not_found`, 409
 * `changed_meanwhile`.
 */
export const excludeReview = call({ method: "POST", path: "/admin/reviews/{reviewId}/exclude/", answer: AdminReview });

/**
 * `POST /admin/reviews/{reviewId}/include/`: it is visible and counted again. 404 `review_not_found`, 409
 * `changed_meanwhile`.
 */
export const includeReview = call({ method: "POST", path: "/admin/reviews/{reviewId}/include/", answer: AdminReview });

/**
 * `POST /admin/reviews/{reviewId}/reply/`: the shop's one reply, new or edited; empty takes it away. 404
 * `review_not_found`, 409 `changed_meanwhile`.
 */
export const replyToReview = call({ method: "POST", path: "/admin/reviews/{reviewId}/reply/", answer: AdminReview });
