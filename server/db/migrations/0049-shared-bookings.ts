import type { Kysely } from "kysely";

/** Bookings whose tickets are shared by a link. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("shared_booking")
    .addColumn("booking_id", "text", (column) => column.primaryKey())
    .addColumn("share_id", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
