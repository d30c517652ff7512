import type { Trx } from "../../db/connection.ts";
import {
  findBankEntry,
  listPaymentsOfBankEntry,
  updateBankEntry,
  type BankEntryRow,
} from "../../db/queries/invoice-payment.ts";
import { findInvoice, findInvoiceByNumber, type InvoiceRow } from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { openOfInvoice } from "../../domain/invoice.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { addEntry, lockedInvoice, recordedNow, type Recorded, type Reversal } from "./add-entry.ts";
import { settleSurplus, takeBackMoves, undoPayments } from "./settle-surplus.ts";

type Needed = Pick<Services, "db" | "clock">;

/** What of a payment of the bank is needed to record it. */
type Entry = Pick<BankEntryRow, "id" | "amount" | "booked_on" | "payer">;

/**
 * Assigns a payment of the bank to the invoices of these numbers, in this order; what is left pays the other open ones
 * of the distributor, or is its balance. Throws 404 `bank_entry_not_found`, 404 `invoice_not_found`, 400
 * `invalid_input` where they are of several distributors, 409 `changed_meanwhile` where it is assigned or dismissed by
 * now.
 */
export async function assignEntry(
  { db, clock }: Needed,
  actor: string,
  entryId: string,
  numbers: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const entry = await unmatchedEntry(trx, entryId);
    const named = new Set(
      numbers
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    );
    const invoices = await lockedInvoices(trx, [...named]);
    if (new Set(invoices.map(({ distributor_id }) => distributor_id)).size !== 1)
      throw new AppError("invalid_input", "These are invoices of several companies.", { numbers: "of one company" });
    await payByEntry(trx, entry, invoices, recordedNow(clock.now(), actor));
  });
}

/** Notes who has said that a payment of the bank is of no invoice. Throws as `assignEntry`. */
export async function dismissEntry({ db }: Pick<Needed, "db">, actor: string, entryId: string): Promise<void> {
  await transact(db, async (trx) => {
    const { id } = await unmatchedEntry(trx, entryId);
    await updateBankEntry(trx, id, "dismissed", actor);
  });
}

/**
 * Records a payment of the bank at the invoices of these numbers, if they are of one distributor and so much of them is
 * open: what is paid already may have been recorded by hand, and the team looks at it. Returns whether it is recorded.
 * Throws 404 `invoice_not_found`.
 */
export async function payOpenByEntry(
  trx: Trx,
  entry: Entry,
  numbers: readonly string[],
  recorded: Recorded,
): Promise<boolean> {
  const invoices = await lockedInvoices(trx, numbers);
  const open = invoices.reduce((sum, invoice) => sum + Math.max(0, openOfInvoice(invoice)), 0);
  const isOfOne = new Set(invoices.map(({ distributor_id }) => distributor_id)).size === 1;
  if (!isOfOne || entry.amount > open) return false;
  await payByEntry(trx, entry, invoices, recorded);
  return true;
}

/**
 * Undoes a payment of the bank that has gone back, at all its invoices; `reversal`: what the bank has told of it.
 * Neither is to be assigned any more. Returns the ids of the invoices that less is paid of.
 */
export async function returnEntry(
  trx: Trx,
  entryId: string,
  reversal: Reversal,
  recorded: Recorded,
): Promise<string[]> {
  let takenFrom: string[] = [];
  const [payment, ...others] = await listPaymentsOfBankEntry(trx, entryId);
  if (payment) {
    const { distributor_id } = await lockedInvoice(trx, await findInvoice(trx, payment.invoice_id));
    takenFrom = await undoPayments(trx, [payment, ...others], recorded, reversal);
    await settleSurplus(trx, distributor_id, recorded);
  }
  for (const id of [entryId, reversal.id]) await updateBankEntry(trx, id, "returned");
  return takenFrom;
}

/**
 * Each invoice takes what is open of it; what is left stands with the last one, from where it is moved. A return is
 * taken off the last one.
 */
async function payByEntry(trx: Trx, entry: Entry, invoices: readonly InvoiceRow[], recorded: Recorded): Promise<void> {
  const isReturn = entry.amount < 0;
  let left = entry.amount;
  for (const [index, invoice] of invoices.entries()) {
    const isLast = index === invoices.length - 1;
    const amount = isLast ? left : Math.min(Math.max(0, left), Math.max(0, openOfInvoice(invoice)));
    if (amount === 0) continue;
    await addEntry(trx, {
      invoice_id: invoice.id,
      amount,
      paid_on: entry.booked_on,
      note: entry.payer,
      actor: recorded.actor,
      undoes_id: null,
      bank_entry_id: entry.id,
      created_at: recorded.at,
    });
    if (isReturn) await takeBackMoves(trx, invoice.id, recorded);
    left -= amount;
  }
  await updateBankEntry(trx, entry.id, "assigned");
  await settleSurplus(trx, invoices[0]!.distributor_id, recorded);
}

async function lockedInvoices(trx: Trx, numbers: readonly string[]): Promise<InvoiceRow[]> {
  const invoices: InvoiceRow[] = [];
  for (const number of numbers) invoices.push(await lockedInvoice(trx, await findInvoiceByNumber(trx, number)));
  return invoices;
}

async function unmatchedEntry(trx: Trx, entryId: string): Promise<BankEntryRow> {
  await lockRow(trx, "bank_entry", entryId);
  const entry = await findBankEntry(trx, entryId);
  if (!entry) throw notFound("bank_entry_not_found");
  if (entry.state !== "unmatched") throw changedMeanwhile();
  return entry;
}
