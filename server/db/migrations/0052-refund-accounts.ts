import type { Kysely } from "kysely";

/** Where a refund goes that can't go back the way it came (purchase spec §7, IBAN). Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["account_iban", "account_holder", "account_given_by"])
    await db.schema.alterTable("refund").addColumn(name, "text").execute();
}
