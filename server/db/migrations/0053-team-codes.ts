import { sql, type Kysely } from "kysely";

/** What the team's list of codes searches and sorts by, and whom a gift voucher is for. Columns: db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("issued_code")
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("issued_code").addColumn("created_at", "text").execute();
  for (const name of ["recipient_email", "recipient_locale"])
    await db.schema.alterTable("voucher").addColumn(name, "text").execute();
  await db
    .updateTable("issued_code")
    .set({ search_text: sql`lower(code)` })
    .execute();
}
