import { day, instantAt } from "../clock.ts";
import { announce } from "../commands/outbox.ts";
import { listItemsToReview, markReviewInvited } from "../db/queries/booking-item.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { dateInZurich } from "../domain/wall-time.ts";

/** Longest time after the date of an item for an invitation (ms). */
const inviteWithin = 14 * day;
const batchSize = 200;

/**
 * Invites the buyer to review each item that was not cancelled, once, after its date (RULES 20). Buyers on invoice, who
 * book for others, are not invited.
 */
export async function inviteReviewsJob({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  const due = await listItemsToReview(
    db,
    { from: dateInZurich(now - inviteWithin), before: dateInZurich(now) },
    batchSize,
  );
  const at = instantAt(now);
  for (const { id, booking_id } of due) {
    await transact(db, async (trx) => {
      if (await markReviewInvited(trx, id, at)) await announce(trx, "review_invitation", booking_id, at, id);
    });
  }
  if (due.length > 0) log.info({ asked: due.length }, "buyers are asked for a review");
}
