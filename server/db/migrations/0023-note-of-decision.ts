import { sql, type Kysely } from "kysely";

/**
 * The note of a decision on a registration has the name that it has everywhere else. `word` stays for processes of the
 * version before, which run while this one starts; a later version removes it.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("supplier_registration").addColumn("note", "text").execute();
  await db
    .updateTable("supplier_registration")
    .set({ note: sql.ref("word") })
    .execute();
}
