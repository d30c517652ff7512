import type { Kysely } from "kysely";

/** The activity that a trip leads to or back from. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("reservation").addColumn("with_item_id", "text").execute();
  await db.schema.createIndex("reservation_by_item_with").on("reservation").columns(["with_item_id"]).execute();
}
