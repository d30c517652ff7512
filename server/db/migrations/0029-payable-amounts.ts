import type { Kysely } from "kysely";

/** What a statement of an affiliate takes over, and what of it is paid out. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["carried_amount", "payable_amount"])
    await db.schema
      .alterTable("affiliate_statement")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
}
