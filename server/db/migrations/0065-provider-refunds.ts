import type { Kysely } from "kysely";

/** What providers that forget our keys were asked to give back. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("provider_refund")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("payment_reference", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("requested_at", "text", (column) => column.notNull())
    .addColumn("is_given", "integer", (column) => column.notNull())
    .addColumn("refund_reference", "text")
    .execute();
  await db.schema
    .createIndex("provider_refund_of_payment")
    .on("provider_refund")
    .columns(["payment_reference", "is_given"])
    .execute();
}
