import type { Kysely } from "kysely";

/** Files of the bank, and the payments in them. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("bank_entry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("bank_reference", "text", (column) => column.notNull().unique())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("booked_on", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("payer", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("bank_entry_by_state").on("bank_entry").columns(["state", "booked_on"]).execute();
  await db.schema.alterTable("invoice_payment").addColumn("bank_entry_id", "text").execute();
}
