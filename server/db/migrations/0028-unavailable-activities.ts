import type { Kysely } from "kysely";

/** Activities that affiliates' pages show though they can't be booked, and the mails about them. Columns: schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("unavailable_activity")
    .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("activity_id", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("unavailable_activity_key", ["affiliate_id", "day", "page", "activity_id"])
    .execute();
  await db.schema
    .createTable("affiliate_notice")
    .addColumn("affiliate_id", "integer", (column) => column.primaryKey().references("affiliate.id"))
    .addColumn("mailed_at", "text")
    .addColumn("is_off", "integer", (column) => column.notNull())
    .execute();
}
