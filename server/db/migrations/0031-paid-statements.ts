import type { Kysely } from "kysely";

/** When a statement of an affiliate was paid out, and under which reference. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["paid_on", "paid_reference"])
    await db.schema.alterTable("affiliate_statement").addColumn(name, "text").execute();
}
