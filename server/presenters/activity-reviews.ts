import type { Reviews } from "../../sdk/contracts/review.ts";
import type { ReviewsOfActivity } from "../db/queries/review.ts";
import { presentReview } from "./review.ts";

/** The newest reviews of an activity with the figures of all. */
export function presentReviews(activityId: number, { newest, stars }: ReviewsOfActivity, shopName: string): Reviews {
  return { activityId, ...figuresOf(stars), reviews: newest.map((review) => presentReview(review, shopName)) };
}

function figuresOf(
  stars: readonly { rating: number; count: number }[],
): Pick<Reviews, "average_rating" | "num_ratings" | "distribution"> {
  const gave = (rating: number) => stars.find((each) => each.rating === rating)?.count ?? 0;
  const distribution: Reviews["distribution"] = [gave(1), gave(2), gave(3), gave(4), gave(5)];
  const num_ratings = distribution.reduce((sum, count) => sum + count, 0);
  const all = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { average_rating: num_ratings > 0 ? all / num_ratings : null, num_ratings, distribution };
}
