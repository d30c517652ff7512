import type { Kysely } from "kysely";

/**
 * What a newer catalogue no longer names is off sale, and the slots of an import are made ready beside those for sale.
 * Columns stand in db/tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("activity").addColumn("withdrawn_at", "text").execute();
  await db.schema.alterTable("offer").addColumn("withdrawn_at", "text").execute();
  // No keys and no indexes: it is written and read from one end to the other.
  await db.schema
    .createTable("slot_draft")
    .addColumn("import_run", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("offer_id", "integer", (column) => column.notNull())
    .addColumn("local_date", "text", (column) => column.notNull())
    .addColumn("local_time", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("is_all_day", "integer", (column) => column.notNull())
    .addColumn("capacity", "integer")
    .addColumn("taken", "integer", (column) => column.notNull())
    .addColumn("cutoff_at", "text", (column) => column.notNull())
    .addColumn("cancellable_until", "text")
    .execute();
}
