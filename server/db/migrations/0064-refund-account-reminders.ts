import type { Kysely } from "kysely";

/** When a buyer was first waited for to name an account, and reminded of it. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["account_asked_at", "account_reminded_at"])
    await db.schema.alterTable("refund").addColumn(name, "text").execute();
}
