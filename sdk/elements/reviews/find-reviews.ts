import Fuse from "fuse.js/basic";
import type { Review } from "../../contracts/review.ts";
import type { Searched } from "../../machines/reviews/reviews.types.ts";

/** How far a word may be from what was typed: 0 is exact (discovery spec §5). */
const threshold = 0.4;

/** Ids of the reviews that a text finds in their words, names, categories and tags. */
export function findReviews({ reviews, text, names }: Searched): number[] {
  const documents = reviews.map((review) => documentOf(review, names));
  const keys = ["words", "firstName", "lastName", "category", "tags"];
  return new Fuse(documents, { keys, threshold, ignoreLocation: true }).search(text).map(({ item }) => item.id);
}

function documentOf({ product_review_id, review, reviewer, category, tags }: Review, names: Searched["names"]) {
  return {
    id: product_review_id,
    words: review ?? "",
    firstName: reviewer.first_name,
    lastName: reviewer.last_name,
    category: category ? [category, names[category] ?? ""] : [],
    tags: tags.map(({ tag }) => tag),
  };
}
