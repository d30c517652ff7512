import { sql, type Kysely } from "kysely";

/** All of a payment goes back once. */
export async function up(db: Kysely<any>): Promise<void> {
  await allowOneFullRefund(db);
}

/**
 * Of several refunds of all of a payment, which two processes could write at once, one stays, for the money can go back
 * once: the one that is done or settled, else the one that is still under way, else the first.
 */
export async function allowOneFullRefund(db: Kysely<any>): Promise<void> {
  await sql`
    delete from refund where booking_item_id is null and id <> (
      select other.id from refund other
      where other.payment_attempt_id = refund.payment_attempt_id and other.booking_item_id is null
      order by case other.state when 'done' then 0 when 'settled' then 1 when 'pending' then 2 when 'due' then 3 else 4 end, other.created_at, other.id
      limit 1
    )`.execute(db);
  await db.schema
    .createIndex("refund_one_whole")
    .unique()
    .on("refund")
    .column("payment_attempt_id")
    .where(sql.ref("booking_item_id"), "is", null)
    .execute();
}
