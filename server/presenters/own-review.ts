import type { AccountReview } from "../../sdk/contracts/account.ts";
import { fromJson } from "../json.ts";
import type { ItemWithReview, OwnReview } from "../db/queries/review.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { presentReplies, presentShopReply } from "./review.ts";

/** A review as its writer sees it. */
export function presentOwnReview(
  { item, reservation }: Pick<ItemWithReview, "item" | "reservation">,
  review: OwnReview,
  shopName: string,
): AccountReview {
  const frozen = fromJson<FrozenReservation>(reservation.frozen);
  return {
    reviewId: review.id,
    bookingItemId: item.id,
    activityId: review.activity_id,
    activityTitle: frozen.activityTitle,
    activityPath: frozen.activityPath,
    rating: review.rating,
    review: review.text,
    category: review.category as AccountReview["category"],
    dateCreated: review.created_on,
    isExcluded: review.is_excluded === 1,
    replies: [...presentReplies(review.replies), ...presentShopReply(review, shopName)],
  };
}
