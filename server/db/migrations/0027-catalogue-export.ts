import type { Kysely } from "kysely";

/** When each activity last changed, for exports of the catalogue, and keys that open them. Columns: db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("activity_change")
    .addColumn("activity_id", "integer", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("activity_change_in_order")
    .on("activity_change")
    .columns(["changed_at", "activity_id"])
    .execute();
  await db.schema
    .createTable("api_key")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_on", "text")
    .addColumn("withdrawn_at", "text")
    .execute();
  await db.schema.createIndex("api_key_of_affiliate").on("api_key").column("affiliate_id").execute();
}
