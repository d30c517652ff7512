import type { Kysely } from "kysely";

/** The account that a statement of an affiliate was paid to. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("affiliate_statement").addColumn("paid_iban", "text").execute();
}
