import type { Kysely } from "kysely";

/** Invoices of distributors, what each bills of a booking, and what was paid of it. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("invoice")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("distributor_id", "text", (column) => column.notNull().references("distributor.id"))
    .addColumn("payment_agreement_id", "text", (column) => column.notNull().references("payment_agreement.id"))
    .addColumn("credits_invoice_id", "text")
    .addColumn("month", "text")
    .addColumn("total_amount", "integer", (column) => column.notNull())
    .addColumn("credited_amount", "integer", (column) => column.notNull())
    .addColumn("paid_amount", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_on", "text")
    .addColumn("frozen", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("series_id", "text", (column) => column.notNull())
    .addColumn("number", "text")
    .addColumn("issuer", "text")
    .execute();
  await db.schema.createIndex("invoice_unnumbered").on("invoice").columns(["number", "created_at"]).execute();
  await db.schema.createIndex("invoice_number").on("invoice").column("number").unique().execute();
  await db.schema
    .createIndex("invoice_of_distributor")
    .on("invoice")
    .columns(["distributor_id", "created_at"])
    .execute();
  await db.schema
    .createIndex("one_invoice_of_month")
    .on("invoice")
    .columns(["payment_agreement_id", "month"])
    .unique()
    .execute();
  await db.schema
    .createTable("invoice_line")
    .addColumn("invoice_id", "text", (column) => column.notNull().references("invoice.id"))
    .addColumn("payment_attempt_id", "text", (column) => column.notNull())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("amount", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("invoice_line_key", ["invoice_id", "payment_attempt_id"])
    .execute();
  await db.schema.createIndex("invoice_line_of_attempt").on("invoice_line").column("payment_attempt_id").execute();
  await db.schema
    .createTable("invoice_payment")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("invoice_id", "text", (column) => column.notNull().references("invoice.id"))
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("paid_on", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("undoes_id", "text", (column) => column.unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("payment_of_invoice")
    .on("invoice_payment")
    .columns(["invoice_id", "created_at"])
    .execute();
}
