import type { Kysely } from "kysely";

/**
 * Refused refunds that the team tries again or settles, and rebates of a request that can be given back. Columns stand
 * in db/schema.ts.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("refund")
    .addColumn("retries", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("refund").addColumn("settled_by", "text").execute();
  await db.schema.alterTable("refund").addColumn("settled_note", "text").execute();
  await db.schema.alterTable("booking").addColumn("spent_rebates", "text").execute();
}
