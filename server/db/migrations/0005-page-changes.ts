import type { Kysely } from "kysely";

/** When the page of an activity last changed, for sitemaps. Columns are in db/schema.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("page_change")
    .addColumn("activity_id", "integer", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("changed_on", "text", (column) => column.notNull())
    .execute();
}
