import type { Kysely } from "kysely";

/** When the provider paid a refund that had been paid by other means before. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("refund").addColumn("paid_twice_at", "text").execute();
}
