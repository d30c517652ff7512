import type { Kysely } from "kysely";

/** Who sent the visitor stands with the cart already. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("cart").addColumn("affiliate", "text").execute();
}
