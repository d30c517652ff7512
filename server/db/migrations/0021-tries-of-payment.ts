import type { Kysely } from "kysely";

/** How often the reconciling job has looked at a payment in vain. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("payment_attempt")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
