import type { Kysely } from "kysely";

/** Cards that a payment provider keeps for accounts. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("payment_customer")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("payment_customer_key", ["user_id", "provider"])
    .execute();
  await db.schema
    .createTable("saved_card")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("last4", "text", (column) => column.notNull())
    .addColumn("expiry_month", "integer", (column) => column.notNull())
    .addColumn("expiry_year", "integer", (column) => column.notNull())
    .addColumn("holder", "text")
    .addColumn("is_default", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("saved_card_of_user").on("saved_card").columns(["user_id"]).execute();
}
