import type { Kysely } from "kysely";

/** When what is billed of a payment on invoice changed last. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("payment_attempt").addColumn("bill_changed_at", "text").execute();
}
