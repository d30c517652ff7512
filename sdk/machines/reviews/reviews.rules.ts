import type { Review } from "../../contracts/review.ts";
import type { ReviewChoice, ReviewsContext } from "./reviews.types.ts";

/** Reviews shown at first, and how many more each time (discovery spec §9). */
export const firstShown = 2;
export const shownPerStep = 4;

/** Longest text that is searched for (discovery spec §5). */
export const longestReviewSearch = 512;

/** The initial selection. Where no review has a text, reviews without text are shown from the start. */
export function untouched(reviews: readonly Review[]): ReviewChoice {
  return {
    rating: null,
    categories: [],
    textOnly: reviews.length === 0 || reviews.some(hasText),
    search: "",
    matches: null,
    sort: "dateDesc",
  };
}

/** The reviews that the visitor's choice leaves, in the order of their sort; ties by date, then by id. */
export function chosenReviews(
  reviews: readonly Review[],
  { rating, categories, textOnly, matches, sort }: ReviewChoice,
): Review[] {
  const found = matches && new Set(matches);
  return reviews
    .filter((review) => rating === null || review.rating === rating)
    .filter((review) => categories.length === 0 || (review.category !== null && categories.includes(review.category)))
    .filter((review) => !textOnly || hasText(review))
    .filter((review) => !found || found.has(review.product_review_id))
    .toSorted(orders[sort]);
}

/** What is in sight of them: never more than there are. */
export function shownReviews({ answer, visible, ...choice }: ReviewsContext): {
  readonly shown: Review[];
  readonly total: number;
} {
  const chosen = chosenReviews(answer?.reviews ?? [], choice);
  return { shown: chosen.slice(0, visible), total: chosen.length };
}

/** How many choices narrow the list, the text-only one left out: it is on by default. */
export function narrowings({ rating, categories, search }: ReviewChoice): number {
  return (rating === null ? 0 : 1) + categories.length + (search.trim() === "" ? 0 : 1);
}

type Order = (one: Review, other: Review) => number;
const older: Order = (one, other) =>
  one.date_created.localeCompare(other.date_created) || one.product_review_id - other.product_review_id;
const newer: Order = (one, other) => older(other, one);
const orders: Record<ReviewChoice["sort"], Order> = {
  dateDesc: newer,
  dateAsc: older,
  ratingDesc: (one, other) => other.rating - one.rating || newer(one, other),
  ratingAsc: (one, other) => one.rating - other.rating || newer(one, other),
};

function hasText({ review }: Review): boolean {
  return review !== null && review.trim() !== "";
}
