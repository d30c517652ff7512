import type * as v from "valibot";
import type { Review } from "../../sdk/contracts/review.ts";
import type { CatalogueReview } from "../domain/catalogue-schema.ts";
import { fromJson } from "../json.ts";
import type { ReviewRow } from "../db/queries/review.ts";

/** Discovery spec §3, "Review". Blank text is none. `shopName`: the author of the shop's reply. */
export function presentReview(row: ReviewRow, shopName: string): Review {
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
    replies: [...presentReplies(row.replies), ...presentShopReply(row, shopName)],
    helpful: row.helpful,
  };
}

/** Replies of others than the shop, as their column has them. */
export function presentReplies(replies: string): Review["replies"] {
  return fromJson<v.InferOutput<typeof CatalogueReview>["replies"]>(replies).map(({ text, author, createdOn }) => ({
    comments: text,
    date_created: createdOn,
    author,
  }));
}

/** The shop's own reply; none or one. */
export function presentShopReply(
  { team_reply, replied_on }: Pick<ReviewRow, "team_reply" | "replied_on">,
  shopName: string,
): Review["replies"] {
  return team_reply && replied_on ? [{ comments: team_reply, date_created: replied_on, author: shopName }] : [];
}
