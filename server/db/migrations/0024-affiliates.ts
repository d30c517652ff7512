import type { Kysely } from "kysely";

/** Affiliates, what is counted and stated of them, and who earns on a booking. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("affiliate")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("site", "text", (column) => column.notNull())
    .addColumn("iban", "text")
    .addColumn("commission_percent", "integer", (column) => column.notNull())
    .addColumn("terms_version", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("affiliate_in_order").on("affiliate").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("affiliate_event")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
    .addColumn("campaign", "text", (column) => column.notNull())
    .addColumn("widget", "text", (column) => column.notNull())
    .addColumn("page_host", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("affiliate_event_key", ["affiliate_id", "day", "campaign", "widget", "page_host", "type"])
    .execute();
  await db.schema
    .createTable("affiliate_statement")
    .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("correction_amount", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("affiliate_statement_key", ["affiliate_id", "month"])
    .execute();
  for (const [name, type] of [
    ["affiliate_id", "integer"],
    ["affiliate_campaign", "text"],
    ["affiliate_widget", "text"],
    ["commission_percent", "integer"],
  ] as const)
    await db.schema.alterTable("booking").addColumn(name, type).execute();
  for (const name of ["affiliate_campaign", "affiliate_widget"])
    await db.schema.alterTable("payment_attempt").addColumn(name, "text").execute();
  await db.schema.createIndex("booking_of_affiliate").on("booking").columns(["affiliate_id", "confirmed_at"]).execute();
}
