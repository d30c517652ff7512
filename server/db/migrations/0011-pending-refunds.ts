import type { Kysely } from "kysely";

/**
 * Refunds that the provider has accepted and not finished yet, and when they are read again. Columns stand in
 * db/schema.ts.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ["provider_reference", "accepted_at", "check_at"])
    await db.schema.alterTable("refund").addColumn(column, "text").execute();
  await db.schema.createIndex("refund_by_check").on("refund").columns(["check_at"]).execute();
}
