import type { Kysely } from "kysely";

/** Which mail brings a credit note to its buyer. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("document").addColumn("mail_id", "text").execute();
}
