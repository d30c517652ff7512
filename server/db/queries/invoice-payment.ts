import type { Insertable, Selectable } from "kysely";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { BankEntryState } from "../../../sdk/contracts/admin/invoices.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { BankEntryTable, InvoicePaymentTable } from "../schema.ts";
import { foldTexts, matchesWord, searchWords } from "../search-text.ts";

/** Inserts a payment of an invoice, or the entry that undoes one. Throws where it is undone already. */
export async function insertInvoicePayment(trx: Trx, row: Insertable<InvoicePaymentTable>): Promise<void> {
  await trx.insertInto("invoice_payment").values(row).execute();
}

/** An entry with the number of the other invoice where it moves a surplus. */
export type InvoicePaymentRow = Selectable<InvoicePaymentTable> & { readonly other_number: string | null };

/** The payments of an invoice, the oldest first. */
export async function listInvoicePayments(db: Db | Trx, invoiceId: string): Promise<InvoicePaymentRow[]> {
  return (
    db
      .selectFrom("invoice_payment")
      .leftJoin("invoice_payment as counterpart", "counterpart.id", "invoice_payment.counterpart_id")
      .leftJoin("invoice as other", "other.id", "counterpart.invoice_id")
      .selectAll("invoice_payment")
      .select("other.number as other_number")
      .where("invoice_payment.invoice_id", "=", invoiceId)
      .orderBy("invoice_payment.created_at")
      // A payment stands before what it moves.
      .orderBy("invoice_payment.kind", "desc")
      .orderBy("invoice_payment.id")
      .execute()
  );
}

/** The payments that a payment of the bank has made, also those that are undone. */
export async function listPaymentsOfBankEntry(trx: Trx, entryId: string): Promise<Selectable<InvoicePaymentTable>[]> {
  return trx
    .selectFrom("invoice_payment")
    .selectAll()
    .where("bank_entry_id", "=", entryId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns an entry of an invoice; undefined if there is none. */
export async function findInvoicePayment(trx: Trx, id: string): Promise<Selectable<InvoicePaymentTable> | undefined> {
  return trx.selectFrom("invoice_payment").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether an entry is undone by another. */
export async function isPaymentUndone(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom("invoice_payment").select("id").where("undoes_id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Rappen that were paid of an invoice or moved to it, without what was undone. */
export async function getReceivedOfInvoice(trx: Trx, invoiceId: string): Promise<number> {
  const { amount } = await trx
    .selectFrom("invoice_payment")
    .select((row) => row.fn.sum<number | string | null>("amount").as("amount"))
    .where("invoice_id", "=", invoiceId)
    .where("kind", "in", ["payment", "moved_in"])
    .executeTakeFirstOrThrow();
  return Number(amount ?? 0);
}

/** Inserts a payment of the bank; false where it is known from an earlier file. */
export async function insertBankEntry(
  trx: Trx,
  row: Omit<Insertable<BankEntryTable>, "search_text" | "dismissed_by">,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("bank_entry")
    .values({ ...row, search_text: foldTexts([row.payer, row.reference ?? ""]) })
    .onConflict((conflict) => conflict.column("bank_reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A payment of the bank. */
export type BankEntryRow = Selectable<BankEntryTable>;

/** Returns a payment of the bank; undefined if there is none. */
export async function findBankEntry(db: Db | Trx, id: string): Promise<BankEntryRow | undefined> {
  return db.selectFrom("bank_entry").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The payment of the bank that a return of this amount is of: the newest of the same name, else the only one of the
 * same bill. Undefined where there is none, it was returned before, or it is known by its bill alone and is dismissed
 * or one of several: the team looks at it.
 */
export async function findReturnedEntry(
  trx: Trx,
  { amount, names, reference }: { readonly amount: number; readonly names: string; readonly reference: string | null },
): Promise<BankEntryRow | undefined> {
  const candidates = trx
    .selectFrom("bank_entry")
    .selectAll()
    .where("amount", "=", amount)
    .where("state", "!=", "returned")
    .orderBy("booked_on", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id");
  const named = await candidates.where("bank_reference", "=", names).executeTakeFirst();
  if (named || reference === null) return named;
  const [ofBill, another] = await candidates.where("reference", "=", reference).limit(2).execute();
  return another || ofBill?.state === "dismissed" ? undefined : ofBill;
}

/** Sets the state of a payment of the bank, and who has dismissed it. */
export async function updateBankEntry(
  trx: Trx,
  id: string,
  state: BankEntryState,
  dismissedBy: string | null = null,
): Promise<void> {
  await changeOne(trx.updateTable("bank_entry").set({ state, dismissed_by: dismissedBy }).where("id", "=", id));
}

/** A page of payments of the bank, the newest first; and how many there are. */
export async function listBankEntries(
  db: Db,
  {
    search,
    page,
    state,
  }: { readonly search: string; readonly page: number; readonly state?: BankEntryState | undefined },
): Promise<{ total: number; rows: BankEntryRow[] }> {
  let matching = db.selectFrom("bank_entry");
  for (const word of searchWords(search)) matching = matching.where(matchesWord("search_text", word));
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
