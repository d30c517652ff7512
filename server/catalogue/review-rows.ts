import type { ReviewTable } from "../db/schema.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

/** A catalogue's reviews as their rows (discovery spec §3). */
export function reviewRows({ reviews }: Catalogue): ReviewTable[] {
  return reviews.map((review) => ({
    id: review.id,
    activity_id: review.activityId,
    rating: review.rating,
    text: review.text,
    first_name: review.firstName,
    last_name: review.lastName,
    created_on: review.createdOn,
    country_code: review.countryCode,
    locale: review.locale,
    category: review.category,
    tags: JSON.stringify(review.tags),
    replies: JSON.stringify(review.replies),
    is_excluded: review.isExcluded ? (1 as const) : (0 as const),
    helpful: review.helpful,
    booking_item_id: null,
    user_id: null,
  }));
}
