import type { ParsedInput } from "../../sdk/contracts/call.ts";
import type { listReviews } from "../../sdk/contracts/calls/review.ts";
import type { Reviews } from "../../sdk/contracts/review.ts";
import { findReviewsOfActivity } from "../db/queries/review.ts";
import { readId } from "../domain/read-id.ts";
import { notFound } from "../errors.ts";
import { presentReviews } from "../presenters/activity-reviews.ts";
import { brandOf } from "../settings/brand.ts";
import type { Services } from "../services.ts";

/** The newest reviews of an activity, and its figures. Throws 404 `activity_not_found`. */
export async function answerReviews(
  { db, env }: Pick<Services, "db" | "env">,
  params: ParsedInput<typeof listReviews>["params"],
): Promise<Reviews> {
  const id = readId(params.activityId, "activity_not_found");
  const reviews = await findReviewsOfActivity(db, id);
  if (!reviews) throw notFound("activity_not_found");
  return presentReviews(id, reviews, brandOf(env).name);
}
