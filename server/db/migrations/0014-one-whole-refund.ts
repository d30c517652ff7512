import { sql, type Kysely } from "kysely";

/** All of a payment goes back once. */
export async function up(db: Kysely<any>): Promise<void> {
  await oneWholeRefund(db);
}

/** Of several refunds of all of a payment, which two processes could write at once, the first stays: the money went back once. */
export async function oneWholeRefund(db: Kysely<any>): Promise<void> {
  await sql`
    delete from refund where booking_item_id is null and exists (
      select 1 from refund earlier
      where earlier.payment_attempt_id = refund.payment_attempt_id and earlier.booking_item_id is null
        and (earlier.created_at < refund.created_at or (earlier.created_at = refund.created_at and earlier.id < refund.id))
    )`.execute(db);
  await db.schema.createIndex("refund_one_whole").unique().on("refund").column("payment_attempt_id").where(sql.ref("booking_item_id"), "is", null).execute();
}
