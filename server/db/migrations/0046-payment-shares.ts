import { sql, type Kysely } from "kysely";

/** Payments that several people share, and the share that a refund is of. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("payment_share")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("payment_attempt_id", "text", (column) => column.notNull().references("payment_attempt.id"))
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("label", "text")
    .addColumn("payer_email", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("method", "text")
    .addColumn("provider_key", "text", (column) => column.unique())
    .addColumn("provider_reference", "text")
    .addColumn("action", "text")
    .addColumn("result_code", "text")
    .addColumn("refusal_reason", "text")
    .addColumn("captured_amount", "integer")
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .addColumn("is_void_due", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("payment_share_by_attempt")
    .on("payment_share")
    .columns(["payment_attempt_id", "sequence_index"])
    .execute();
  await db.schema.createIndex("payment_share_by_reference").on("payment_share").column("provider_reference").execute();
  await db.schema.alterTable("refund").addColumn("payment_share_id", "text").execute();
  // All of a payment goes back once, and so does all of a share.
  await db.schema.dropIndex("refund_one_whole").execute();
  await sql`
    create unique index refund_one_whole on refund (payment_attempt_id, coalesce(payment_share_id, ''))
    where booking_item_id is null`.execute(db);
}
