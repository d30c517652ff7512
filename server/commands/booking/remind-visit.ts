import { instantAt, msOf } from "../../clock.ts";
import { listItemsToRemind, updateBookingItem } from "../../db/queries/booking-item.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { hoursBefore } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { announce } from "../outbox.ts";

/** Who books or rebooks within so many hours of the start has just had a mail about it. */
const hoursAhead = 24;

/**
 * Writes one mail about a booking's visits on a date in Zurich, and marks its items as decided on, in one transaction
 * under the booking's lock: several processes write one mail. Returns whether a mail was written.
 */
export async function remindVisit(
  { db, clock }: Pick<Services, "db" | "clock">,
  bookingId: string,
  date: string,
): Promise<boolean> {
  const at = instantAt(clock.now());
  return transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const items = await listItemsToRemind(trx, { date, now: at, bookingId });
    for (const { id, reservationId } of items)
      await updateBookingItem(trx, id, { reminded_reservation_id: reservationId });
    const early = items.filter(({ bookedAt, startsAt }) => msOf(bookedAt) <= hoursBefore(msOf(startsAt), hoursAhead));
    if (early.length === 0) return false;
    const ids = early.map(({ id }) => id);
    await announce(trx, "visit_reminder", bookingId, at, ids);
    return true;
  });
}
