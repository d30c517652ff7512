import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import { randomInt } from "node:crypto";
import type { AccountReview } from "../../../sdk/contracts/account.ts";
import type { writeReview as writeReviewCall } from "../../../sdk/contracts/calls/account.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { fromJson } from "../../json.ts";
import { insertReview, updateRatings } from "../../db/queries/review.ts";
import type { ReviewTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { whyNotReviewable } from "../../domain/review-rule.ts";
import { brandOf } from "../../settings/brand.ts";
import { presentOwnReview } from "../../presenters/own-review.ts";
import { findItemToReview } from "./own-reviews.ts";

/** A catalogue numbers its reviews from below, the shop draws its own from here on: neither writes over the other's. */
const ownIds = { from: 1_000_000_000, to: 2_147_483_647 };

type Written = ParsedInput<typeof writeReviewCall>["body"];

const refusals = {
  review_not_allowed: "What was cancelled or never confirmed can't be reviewed.",
  review_too_early: "It can be reviewed after its date.",
};

/**
 * Writes the review of an item (RULES 20): one each, after its date; the activity's rating follows at once. Refusals
 * stand at the call.
 */
export async function writeReview(services: Services, session: Session, written: Written): Promise<AccountReview> {
  const { db, clock } = services;
  const found = await findItemToReview(services, session, written.bookingItemId, written.token);
  if (!found) throw notFound("booking_not_found");
  if (found.review) throw reviewExists();
  const refusal = whyNotReviewable(found, clock.now());
  if (refusal) throw new AppError(refusal, refusals[refusal]);

  const buyer = fromJson<Buyer>(found.booking.contact);
  const row: Omit<ReviewTable, "id"> = {
    activity_id: found.reservation.activity_id,
    rating: written.rating,
    text: written.review || null,
    first_name: buyer.givenName,
    // The page shows its author publicly.
    last_name: `${buyer.familyName.slice(0, 1)}.`,
    created_on: dateInZurich(clock.now()),
    country_code: buyer.countryCode,
    locale: written.locale,
    category: written.category ?? null,
    tags: "[]",
    replies: "[]",
    is_excluded: 0,
    helpful: 0,
    booking_item_id: found.item.id,
    user_id: session.userId,
  };
  const review = await transact(db, async (trx) => {
    const id = randomInt(ownIds.from, ownIds.to);
    // Two that write at the same time: the second finds the first.
    if (!(await insertReview(trx, { id, ...row }))) throw reviewExists();
    await updateRatings(trx, row.activity_id);
    await upsertRevision(trx);
    return { id, ...row };
  });
  return presentOwnReview(found, review, brandOf(services.env).name);
}

function reviewExists(): AppError {
  return new AppError("review_exists", "This has been reviewed already.");
}
