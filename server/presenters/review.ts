import type * as v from "valibot";
import type { Review } from "../../sdk/contracts/review.ts";
import type { CatalogueReview } from "../catalogue/schema.ts";
import { fromJson } from "../db/json.ts";
import type { ReviewRow } from "../db/queries/reviews.ts";

/** Discovery spec §3, "Review". Blank text is none. */
export function presentReview(row: ReviewRow): Review {
  return {
    product_review_id: row.id,
    rating: row.rating,
    review: row.text?.trim() || null,
    reviewer: { first_name: row.first_name, last_name: row.last_name },
    date_created: row.created_on,
    countryCode: row.country_code,
    locale: row.locale,
    category: row.category as Review["category"],
    tags: fromJson<string[]>(row.tags).map((tag) => ({ tag })),
    replies: fromJson<v.InferOutput<typeof CatalogueReview>["replies"]>(row.replies).map(({ text, author, createdOn }) => ({
      comments: text,
      date_created: createdOn,
      author,
    })),
    helpful: row.helpful,
  };
}
