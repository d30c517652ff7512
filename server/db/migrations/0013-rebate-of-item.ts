import { sql, type Kysely } from "kysely";

/**
 * An item's share of the rebates: not everything that it cost less was given back. The column stands in db/schema.ts.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("booking_item")
    .addColumn("rebate_amount", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update booking_item set rebate_amount =
      (select total_amount from reservation where reservation.id = booking_item.reservation_id) - paid_amount`.execute(
    db,
  );
}
