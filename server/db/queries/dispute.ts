import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { DisputeTable } from "../schema.ts";

/** Inserts a dispute. */
export async function insertDispute(trx: Trx, dispute: DisputeTable): Promise<void> {
  await trx.insertInto("dispute").values(dispute).execute();
}

/** A dispute by its id. Throws if there is none. */
export async function getDispute(db: Db | Trx, id: string): Promise<DisputeTable> {
  return db.selectFrom("dispute").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The disputes of a payment, the oldest first. */
export async function listDisputesOfAttempt(db: Db | Trx, attemptId: string): Promise<DisputeTable[]> {
  return db
    .selectFrom("dispute")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .orderBy("opened_at")
    .orderBy("id")
    .execute();
}

/** The disputes of a booking's payments, the oldest first. */
export async function listDisputesOfBooking(db: Db | Trx, bookingId: string): Promise<DisputeTable[]> {
  return db
    .selectFrom("dispute")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("opened_at")
    .orderBy("id")
    .execute();
}

/** Changes columns of a dispute other than its state (`changeState`). */
export async function updateDispute(
  trx: Trx,
  id: string,
  change: Partial<Pick<DisputeTable, "amount" | "reason" | "respond_by" | "closed_at">>,
): Promise<void> {
  await changeOne(trx.updateTable("dispute").set(change).where("id", "=", id));
}
