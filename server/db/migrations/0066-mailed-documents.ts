import type { Kysely } from "kysely";

/**
 * Which mail brings a credit note to its buyer; those from before were brought by mails that are not known. Columns
 * stand in db/tables.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("document").addColumn("mail_id", "text").execute();
  await db.updateTable("document").set({ mail_id: "" }).where("kind", "=", "credit_note").execute();
}
