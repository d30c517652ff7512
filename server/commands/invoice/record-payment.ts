import { randomUUID } from "node:crypto";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import {
  findBankEntry,
  insertInvoicePayment,
  listInvoicePayments,
  updateBankEntry,
} from "../../db/queries/invoice-payment.ts";
import { findInvoice, findInvoiceByNumber, updateInvoiceAmounts, type InvoiceRow } from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { BankEntryTable, InvoicePaymentTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { invoiceStateOf, openOfInvoice } from "../../domain/invoice.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";

type Needed = Pick<Services, "db" | "clock">;

/** A payment as the team types it; `paid`: what was shown as paid, both amounts in Rappen. */
interface TypedPayment {
  readonly amount: number;
  readonly paidOn: string;
  readonly note: string;
  readonly paid: number;
}

/**
 * Records a payment of an invoice: what is open under its agreement falls by it. Throws 404 `invoice_not_found`, 409
 * `changed_meanwhile` where another amount is paid than was shown, 400 `invalid_input` for a day to come.
 */
export async function recordPayment(
  { db, clock }: Needed,
  actor: string,
  invoiceId: string,
  { amount, paidOn, note, paid }: TypedPayment,
): Promise<void> {
  const now = clock.now();
  if (paidOn > dateInZurich(now))
    throw new AppError("invalid_input", "This day is still to come.", { paidOn: "a day up to today is wanted" });
  await transact(db, async (trx) => {
    const invoice = await lockedInvoice(trx, await findInvoice(trx, invoiceId));
    if (invoice.paid_amount !== paid) throw changedMeanwhile();
    await addPayment(trx, invoice, {
      amount,
      paid_on: paidOn,
      note,
      actor,
      undoes_id: null,
      bank_entry_id: null,
      created_at: instantAt(now),
    });
  });
}

/**
 * Undoes a payment by an entry against it; one of the bank is to be assigned again. Throws 404 `invoice_not_found`, 409
 * `changed_meanwhile` where it is undone already.
 */
export async function undoPayment(
  { db, clock }: Needed,
  actor: string,
  invoiceId: string,
  paymentId: string,
): Promise<void> {
  const now = clock.now();
  await transact(db, async (trx) => {
    const invoice = await lockedInvoice(trx, await findInvoice(trx, invoiceId));
    const payments = await listInvoicePayments(trx, invoiceId);
    const payment = payments.find(({ id, undoes_id }) => id === paymentId && undoes_id === null);
    if (!payment) throw notFound("invoice_not_found");
    if (payments.some(({ undoes_id }) => undoes_id === paymentId)) throw changedMeanwhile();
    await addPayment(trx, invoice, {
      amount: -payment.amount,
      paid_on: dateInZurich(now),
      note: payment.note,
      actor,
      undoes_id: payment.id,
      bank_entry_id: null,
      created_at: instantAt(now),
    });
    if (payment.bank_entry_id !== null) await updateBankEntry(trx, payment.bank_entry_id, "unmatched");
  });
}

/**
 * Assigns a payment of the bank to the invoice of that number. Throws 404 `bank_entry_not_found`, 404
 * `invoice_not_found`, 409 `changed_meanwhile` where it is assigned or dismissed by now.
 */
export async function assignEntry(
  { db, clock }: Needed,
  actor: string,
  entryId: string,
  number: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const entry = await unmatchedEntry(trx, entryId);
    const invoice = await lockedInvoice(trx, await findInvoiceByNumber(trx, number.trim().toUpperCase()));
    await payByEntry(trx, actor, entry, invoice, instantAt(clock.now()));
  });
}

/** Notes that a payment of the bank is of no invoice. Throws as `assignEntry`. */
export async function dismissEntry({ db }: Needed, entryId: string): Promise<void> {
  await transact(db, async (trx) => {
    const { id } = await unmatchedEntry(trx, entryId);
    await updateBankEntry(trx, id, "dismissed");
  });
}

/**
 * Records a payment of the bank at the invoice of that number, if so much of it is open: what is paid already may have
 * been recorded by hand, and the team looks at it. Returns whether it is recorded. Throws 404 `invoice_not_found`.
 */
export async function payOpenByEntry(
  trx: Trx,
  actor: string,
  entry: BankEntryTable,
  number: string,
  at: string,
): Promise<boolean> {
  const invoice = await lockedInvoice(trx, await findInvoiceByNumber(trx, number));
  if (entry.amount > openOfInvoice(invoice)) return false;
  await payByEntry(trx, actor, entry, invoice, at);
  return true;
}

async function payByEntry(
  trx: Trx,
  actor: string,
  entry: BankEntryTable,
  invoice: InvoiceRow,
  at: string,
): Promise<void> {
  await addPayment(trx, invoice, {
    amount: entry.amount,
    paid_on: entry.booked_on,
    note: entry.payer,
    actor,
    undoes_id: null,
    bank_entry_id: entry.id,
    created_at: at,
  });
  await updateBankEntry(trx, entry.id, "assigned");
}

/**
 * The invoice once nobody else changes its amounts, nor buys under its agreement: the distributor's row is locked. 404
 * `invoice_not_found` where there is none, and for a credit note.
 */
async function lockedInvoice(trx: Trx, found: InvoiceRow | undefined): Promise<InvoiceRow> {
  if (found?.kind !== "invoice") throw notFound("invoice_not_found");
  await lockRow(trx, "distributor", found.distributor_id);
  return (await findInvoice(trx, found.id))!;
}

async function unmatchedEntry(trx: Trx, entryId: string): Promise<BankEntryTable> {
  await lockRow(trx, "bank_entry", entryId);
  const entry = await findBankEntry(trx, entryId);
  if (!entry) throw notFound("bank_entry_not_found");
  if (entry.state !== "unmatched") throw changedMeanwhile();
  return entry;
}

async function addPayment(
  trx: Trx,
  { id, total_amount, credited_amount, paid_amount }: InvoiceRow,
  payment: Omit<InvoicePaymentTable, "id" | "invoice_id">,
): Promise<void> {
  await insertInvoicePayment(trx, { ...payment, id: randomUUID(), invoice_id: id });
  const amounts = { credited_amount, paid_amount: paid_amount + payment.amount };
  await updateInvoiceAmounts(trx, id, { ...amounts, state: invoiceStateOf({ ...amounts, total_amount }) });
}
