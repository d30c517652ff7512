import type { Kysely } from "kysely";

/** What was edited, or removed and held again, is known by its first reservation. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("reservation").addColumn("first_reservation_id", "text").execute();
}
