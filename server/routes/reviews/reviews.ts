import { listReviews, voteReview, type Reviews } from "../../../sdk/contracts/review.ts";
import { newestReviews, countStars, voteHelpful } from "../../db/queries/reviews.ts";
import { notFound } from "../../errors.ts";
import { presentReview } from "../../presenters/review.ts";
import { handle, type Routes } from "../handle.ts";
import { readId } from "../../domain/read-id.ts";

/** Reviews of an answer; the figures are of all. */
const mostReviews = 1000;
/** Reviews may be this old (seconds); a visitor's own vote is in the answer to it. */
const reviewsLife = 60;

export const reviewsRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  handle(
    app,
    services,
    listReviews,
    async ({ params }) => {
      const activityId = readId(params.activityId, "activity_not_found");
      const activity = await db
        .selectFrom("activity")
        .select("id")
        .where("id", "=", activityId)
        .where("withdrawn_at", "is", null)
        .executeTakeFirst();
      if (!activity) throw notFound("activity_not_found");
      const [rows, stars] = await Promise.all([newestReviews(db, activityId, mostReviews), countStars(db, activityId)]);
      return { activityId, ...figuresOf(stars), reviews: rows.map(presentReview) };
    },
    { maxAge: reviewsLife },
  );

  handle(app, services, voteReview, async ({ body }) => {
    const id = readId(body.product_review_id, "review_not_found");
    const helpful = await voteHelpful(db, id, body.visitorToken.toLowerCase(), clock.now());
    if (helpful === undefined) throw notFound("review_not_found");
    return { product_review_id: id, helpful };
  });
};

function figuresOf(
  stars: readonly { rating: number; count: number }[],
): Pick<Reviews, "average_rating" | "num_ratings" | "distribution"> {
  const gave = (rating: number) => stars.find((each) => each.rating === rating)?.count ?? 0;
  const distribution: Reviews["distribution"] = [gave(1), gave(2), gave(3), gave(4), gave(5)];
  const num_ratings = distribution.reduce((sum, count) => sum + count, 0);
  const all = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { average_rating: num_ratings > 0 ? all / num_ratings : null, num_ratings, distribution };
}
