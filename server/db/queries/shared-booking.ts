import type { Db, Trx } from "../connection.ts";

/** What the link of a booking's tickets names; undefined where they are not shared. */
export async function findShareId(db: Db | Trx, bookingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("shared_booking")
    .select("share_id")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return row?.share_id;
}

/** The booking that a link names; undefined once it is taken back. */
export async function findSharedBookingId(db: Db, shareId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("shared_booking")
    .select("booking_id")
    .where("share_id", "=", shareId)
    .executeTakeFirst();
  return row?.booking_id;
}

/** Shares a booking, unless it is shared already. */
export async function insertShare(trx: Trx, bookingId: string, shareId: string, at: string): Promise<void> {
  await trx
    .insertInto("shared_booking")
    .values({ booking_id: bookingId, share_id: shareId, created_at: at })
    .onConflict((conflict) => conflict.column("booking_id").doNothing())
    .execute();
}

/** Takes the link of a booking back; without one nothing happens. */
export async function deleteShare(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom("shared_booking").where("booking_id", "=", bookingId).execute();
}
