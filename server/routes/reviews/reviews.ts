import { listReviews, voteReview } from "../../../sdk/contracts/calls/review.ts";
import { insertHelpfulVote } from "../../db/queries/review.ts";
import { notFound } from "../../errors.ts";
import { answerReviews } from "../../reads/reviews.ts";
import { handle, type Routes } from "../handle.ts";
import { readId } from "../../domain/read-id.ts";

/** Reviews may be this old (seconds); a visitor's own vote is in the answer to it. */
const reviewsLife = 60;

export const reviewsRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  handle(app, services, listReviews, ({ params }) => answerReviews(services, params), { maxAge: reviewsLife });

  handle(app, services, voteReview, async ({ body }) => {
    const id = readId(body.product_review_id, "review_not_found");
    const helpful = await insertHelpfulVote(db, id, body.visitorToken.toLowerCase(), clock.now());
    if (helpful === undefined) throw notFound("review_not_found");
    return { product_review_id: id, helpful };
  });
};
