import type { Kysely } from "kysely";

/** What a statement of an affiliate lists. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("affiliate_statement")
    .addColumn("lines", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
