import { sql, type Kysely } from "kysely";

/** How much of a reserved payment is taken. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("payment_attempt").addColumn("capture_amount", "integer").execute();
  await setCaptureAmounts(db);
}

/**
 * Authorised payments of bookings without an open request are captured in full, as before. What was given up of a
 * payment that wasn't captured, or won't be, is released.
 */
export async function setCaptureAmounts(db: Kysely<any>): Promise<void> {
  await sql`
    update payment_attempt set capture_amount = amount where state = 'authorised'
      and exists (select 1 from booking where booking.id = payment_attempt.booking_id and booking.state in ('confirmed', 'cancelled'))
      and not exists (select 1 from refund where payment_attempt_id = payment_attempt.id and booking_item_id is null)`.execute(
    db,
  );
  await sql`
    update refund set state = 'released', done_at = coalesce(done_at, created_at) where (state = 'done' and exists (
      select 1 from payment_attempt where payment_attempt.id = refund.payment_attempt_id and payment_attempt.state = 'cancelled'
    )) or (state = 'due' and booking_item_id is not null and exists (
      select 1 from payment_attempt join booking on booking.id = payment_attempt.booking_id
      where payment_attempt.id = refund.payment_attempt_id and payment_attempt.state = 'authorised' and booking.state = 'requested'
    ))`.execute(db);
}
