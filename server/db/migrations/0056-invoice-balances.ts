import { sql, type Kysely } from "kysely";
import { foldTexts } from "../search-text.ts";

/** Rows read at once. */
const batch = 1000;

/**
 * What an entry of an invoice is, where a payback went, and which entries move a surplus; who dismissed a payment of
 * the bank, and what its list is searched by. Columns stand in db/tables.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("invoice_payment")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("payment"))
    .execute();
  for (const name of ["payback_iban", "counterpart_id"])
    await db.schema.alterTable("invoice_payment").addColumn(name, "text").execute();
  await db.schema.createIndex("payment_of_bank_entry").on("invoice_payment").column("bank_entry_id").execute();
  await db.schema.alterTable("bank_entry").addColumn("dismissed_by", "text").execute();
  await db.schema
    .alterTable("bank_entry")
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update invoice set state = 'credited' where state = 'cancelled' and paid_amount > 0`.execute(db);
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("bank_entry")
      .select(["id", "payer", "reference"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, payer, reference } of rows)
      await db
        .updateTable("bank_entry")
        .set({ search_text: foldTexts([payer, reference ?? ""]) })
        .where("id", "=", id)
        .execute();
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}
