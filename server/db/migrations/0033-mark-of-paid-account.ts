import { sql, type Kysely } from "kysely";

/** The mark that the account of a paid statement belongs to. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("affiliate_statement").addColumn("paid_iban_mark", "text").execute();
  await db
    .updateTable("affiliate_statement")
    .set({ paid_iban_mark: sql`paid_on || ' ' || paid_reference` })
    .where("paid_iban", "is not", null)
    .where("paid_on", "is not", null)
    .execute();
}
