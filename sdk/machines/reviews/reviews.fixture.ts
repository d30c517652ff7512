import type { Review, Reviews } from "../../contracts/review.ts";

/** A review in English by a couple, with what a test is about put over it. */
export function reviewOf(id: number, more: Partial<Review> = {}): Review {
  return {
    product_review_id: id,
    rating: 5,
    review: `We would go again, said number ${id}.`,
    reviewer: { first_name: "Anna", last_name: "Keller" },
    date_created: "2026-10-01",
    countryCode: "CH",
    locale: "en_CH",
    category: "couple",
    tags: [],
    replies: [],
    helpful: 0,
    ...more,
  };
}

/** An activity's reviews with the figures that they make. */
export function reviewsOf(reviews: readonly Review[], activityId = 104): Reviews {
  const gave = (stars: number) => reviews.filter((review) => review.rating === stars).length;
  const sum = reviews.reduce((all, review) => all + review.rating, 0);
  return {
    activityId,
    average_rating: reviews.length > 0 ? sum / reviews.length : null,
    num_ratings: reviews.length,
    distribution: [gave(1), gave(2), gave(3), gave(4), gave(5)],
    reviews: [...reviews],
  };
}
