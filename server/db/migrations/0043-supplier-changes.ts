import type { Kysely } from "kysely";

/** What a supplier has changed of a booked item. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("booking_item").addColumn("supplier_change", "text").execute();
}
