import { sql, type Kysely } from "kysely";

/** Which attempt a booking was paid with, of several. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("booking").addColumn("payment_attempt_id", "text").execute();
  await setPaymentAttempts(db);
}

/** The first attempt that succeeded, without those that belong to no booking. */
export async function setPaymentAttempts(db: Kysely<any>): Promise<void> {
  await sql`
    update booking set payment_attempt_id = (
      select attempt.id from payment_attempt attempt
      where attempt.booking_id = booking.id
        and exists (select 1 from history where entity = 'payment_attempt' and entity_id = attempt.id and to_state in ('authorised', 'captured'))
        and not exists (
          select 1 from refund
          where payment_attempt_id = attempt.id and booking_item_id is null
            and reason in ('paid_already', 'basket_changed', 'hold_lapsed', 'contradictory')
        )
      order by attempt.created_at, attempt.id limit 1
    ) where state in ('requested', 'confirmed', 'cancelled', 'refunded')`.execute(db);
}
