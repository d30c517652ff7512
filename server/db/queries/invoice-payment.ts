import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { BankEntryState } from "../../../sdk/contracts/admin/invoices.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { BankEntryTable, InvoicePaymentTable } from "../schema.ts";
import { searchWords } from "../search-text.ts";
import { matchesText } from "./team-search.ts";

/** Inserts a payment of an invoice, or the entry that undoes one. Throws where it is undone already. */
export async function insertInvoicePayment(trx: Trx, row: InvoicePaymentTable): Promise<void> {
  await trx.insertInto("invoice_payment").values(row).execute();
}

/** The payments of an invoice, the oldest first. */
export async function listInvoicePayments(db: Db | Trx, invoiceId: string): Promise<InvoicePaymentTable[]> {
  return db
    .selectFrom("invoice_payment")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Inserts a payment of the bank; false where it is known from an earlier file. */
export async function insertBankEntry(trx: Trx, row: BankEntryTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("bank_entry")
    .values(row)
    .onConflict((conflict) => conflict.column("bank_reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns a payment of the bank; undefined if there is none. */
export async function findBankEntry(db: Db | Trx, id: string): Promise<BankEntryTable | undefined> {
  return db.selectFrom("bank_entry").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sets the state of a payment of the bank. */
export async function updateBankEntry(trx: Trx, id: string, state: BankEntryState): Promise<void> {
  await changeOne(trx.updateTable("bank_entry").set({ state }).where("id", "=", id));
}

/** A page of payments of the bank, the newest first; and how many there are. */
export async function listBankEntries(
  db: Db,
  {
    search,
    page,
    state,
  }: { readonly search: string; readonly page: number; readonly state?: BankEntryState | undefined },
): Promise<{ total: number; rows: BankEntryTable[] }> {
  let matching = db.selectFrom("bank_entry");
  for (const word of searchWords(search))
    matching = matching.where((row) => row.or([matchesText("payer", word), matchesText("reference", word)]));
  if (state) matching = matching.where("state", "=", state);
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("booked_on", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}
