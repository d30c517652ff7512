import type { Kysely } from "kysely";

/** The value added tax that prices include. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["vat_rate", "article_vat_rate"])
    await db.schema.alterTable("ticket_category").addColumn(name, "integer").execute();
}
