import type { Kysely } from "kysely";

/** Who wants one mail about a basket that is left. Columns: db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("basket_reminder")
    .addColumn("cart_id", "text", (column) => column.primaryKey().references("cart.id"))
    .addColumn("email", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("consented_at", "text", (column) => column.notNull())
    .addColumn("queued_at", "text")
    .execute();
  await db.schema.createIndex("basket_reminder_by_email").on("basket_reminder").column("email").execute();
  await db.schema
    .createIndex("basket_reminder_waiting")
    .on("basket_reminder")
    .columns(["queued_at", "consented_at"])
    .execute();
}
