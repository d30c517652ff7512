import { day, instantAt } from "../clock.ts";
import { announce } from "../commands/outbox.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { dateInZurich } from "../wall-time.ts";

/** Longest time after the date of an item for an invitation (ms). */
const inviteWithin = 14 * day;
const batchSize = 200;

/**
 * Invites the buyer to review each item that was not cancelled, once, after its date (RULES 20). Buyers on invoice, who
 * book for others, are not invited.
 */
export async function inviteReviewsJob({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom("slot")
    .innerJoin("reservation", "reservation.slot_id", "slot.id")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .leftJoin("review", "review.booking_item_id", "booking_item.id")
    .select(["booking_item.id", "booking_item.booking_id"])
    .where("slot.local_date", "<", dateInZurich(now))
    .where("slot.local_date", ">=", dateInZurich(now - inviteWithin))
    .where("reservation.state", "=", "booked")
    .where("booking.state", "=", "confirmed")
    .where("booking.distributor_id", "is", null)
    .where("booking_item.cancelled_at", "is", null)
    .where("booking_item.review_asked_at", "is", null)
    .where("review.id", "is", null)
    .limit(batchSize)
    .execute();
  const at = instantAt(now);
  for (const { id, booking_id } of due) {
    await transact(db, async (trx) => {
      const invited = await trx
        .updateTable("booking_item")
        .set({ review_asked_at: at })
        .where("id", "=", id)
        .where("review_asked_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (invited) await announce(trx, "review_invitation", booking_id, at, id);
    });
  }
  if (due.length > 0) log.info({ asked: due.length }, "buyers are asked for a review");
}
