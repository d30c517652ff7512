import type { Kysely } from "kysely";

/** How often an invoice was reminded of, and of which month an agreement has its statement. Columns: db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("invoice")
    .addColumn("reminders", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("invoice").addColumn("reminded_on", "text").execute();
  await db.schema.createIndex("invoice_by_day").on("invoice").columns(["state", "due_on"]).execute();
  await db.schema.alterTable("payment_agreement").addColumn("statement_month", "text").execute();
}
