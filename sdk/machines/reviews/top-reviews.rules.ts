import type { Review } from "../../contracts/review.ts";

/** What a review must be to stand for all (discovery spec §5, RULES 20). */
const leastRating = 4;
const leastCharacters = 10;
const mostShown = 3;

/**
 * Up to three reviews that stand for all: well rated, with something to read, in the visitor's language before any
 * other.
 */
export function topReviews(reviews: readonly Review[], locale: string): Review[] {
  const worthy = reviews.filter(
    ({ rating, review }) => rating >= leastRating && (review?.trim().length ?? 0) >= leastCharacters,
  );
  const own = worthy.filter((review) => review.locale === locale);
  return [...own, ...worthy.filter((review) => review.locale !== locale)].slice(0, mostShown);
}
