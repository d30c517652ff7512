import type { Kysely } from "kysely";

/** Disputes of payments, and what was lost in them. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("dispute")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("payment_attempt_id", "text", (column) => column.notNull().references("payment_attempt.id"))
    .addColumn("provider_reference", "text", (column) => column.notNull().unique())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("respond_by", "text")
    .addColumn("closed_at", "text")
    .execute();
  await db.schema.createIndex("dispute_of_booking").on("dispute").columns(["booking_id", "state"]).execute();
  await db.schema
    .alterTable("payment_attempt")
    .addColumn("lost_amount", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
