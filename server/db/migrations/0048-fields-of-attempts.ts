import type { Kysely } from "kysely";

/** What a payment attempt on invoice is sent with (purchase spec §7). Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["channel_id", "language", "ga4_id"])
    await db.schema.alterTable("payment_attempt").addColumn(name, "text").execute();
}
