import type { AdminReview } from "../../sdk/contracts/admin/reviews.ts";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import type { TeamReviewRow } from "../db/queries/team-review.ts";
import { presentReplies, presentShopReply } from "./review.ts";

/** A review as the team sees it; `steps` by the review's id; `shopName`: the author of the reply. */
export function presentTeamReview(
  row: TeamReviewRow,
  steps: ReadonlyMap<string, TeamStep[]>,
  shopName: string,
): AdminReview {
  return {
    product_review_id: row.id,
    activityId: row.activity_id,
    activityTitle: row.title,
    rating: row.rating,
    review: row.text?.trim() || null,
    reviewer: { first_name: row.first_name, last_name: row.last_name },
    date_created: row.created_on,
    locale: row.locale,
    isExcluded: row.is_excluded === 1,
    helpful: row.helpful,
    reply: presentShopReply(row, shopName)[0] ?? null,
    replies: presentReplies(row.replies),
    revision: row.revision ?? 0,
    history: steps.get(String(row.id)) ?? [],
  };
}
