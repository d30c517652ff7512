import { sql, type Kysely } from "kysely";

/** What an invoice says of money beside its lines, as it was issued. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("invoice")
    .addColumn("set_off_amount", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("invoice").addColumn("creditor", "text").execute();
  await fillSetOff(db);
}

/** What moved to an invoice of its distributor's balance in the transaction that made it. */
export async function fillSetOff(db: Kysely<any>): Promise<void> {
  await sql`
    update invoice set set_off_amount = coalesce((
      select sum(invoice_payment.amount) from invoice_payment
      where invoice_payment.invoice_id = invoice.id and invoice_payment.kind = 'moved_in'
        and invoice_payment.undoes_id is null and invoice_payment.created_at = invoice.created_at
    ), 0)`.execute(db);
}
