import type { Kysely } from "kysely";

/** The note of a decision on a registration has the name that it has everywhere else. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("supplier_registration").renameColumn("word", "note").execute();
}
