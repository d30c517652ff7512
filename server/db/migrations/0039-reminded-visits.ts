import type { Kysely } from "kysely";

/** Whose buyer was written to the day before their visit. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("booking_item").addColumn("reminded_reservation_id", "text").execute();
}
