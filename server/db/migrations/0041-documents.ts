import type { Kysely } from "kysely";

/** Receipts and credit notes, and the counters of their numbers. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("document_series")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("last", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("document")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("payment_attempt_id", "text")
    .addColumn("refund_id", "text")
    .addColumn("total_amount", "integer", (column) => column.notNull())
    .addColumn("frozen", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("series_id", "text", (column) => column.notNull())
    .addColumn("number", "text")
    .addColumn("issuer", "text")
    .execute();
  await db.schema.createIndex("document_of_booking").on("document").column("booking_id").execute();
  await db.schema.createIndex("document_unnumbered").on("document").columns(["number", "created_at"]).execute();
  await db.schema.createIndex("document_number").on("document").column("number").unique().execute();
  await db.schema.createIndex("one_receipt_of_payment").on("document").column("payment_attempt_id").unique().execute();
  await db.schema.alterTable("refund").addColumn("receipt_id", "text").execute();
}
