import { randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { getReceivedOfInvoice, insertInvoicePayment, type BankEntryRow } from "../../db/queries/invoice-payment.ts";
import { findInvoice, updateInvoiceAmounts, type InvoiceRow } from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { InvoicePaymentTable } from "../../db/schema.ts";
import { invoiceStateOf } from "../../domain/invoice.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { notFound } from "../../errors.ts";

/** Who records something, and when. */
export interface Recorded {
  readonly actor: string;
  /** Zurich's date. */
  readonly today: string;
  readonly at: string;
}

/** Who records something now. */
export function recordedNow(now: number, actor: string): Recorded {
  return { actor, today: dateInZurich(now), at: instantAt(now) };
}

/**
 * The invoice once nobody else changes its amounts, nor buys under its agreement: the distributor's row is locked. 404
 * `invoice_not_found` where there is none, and for a credit note.
 */
export async function lockedInvoice(trx: Trx, found: InvoiceRow | undefined): Promise<InvoiceRow> {
  if (found?.kind !== "invoice") throw notFound("invoice_not_found");
  await lockRow(trx, "distributor", found.distributor_id);
  return (await findInvoice(trx, found.id))!;
}

/** Adds an entry to an invoice of a locked distributor, with the amounts and the state that it makes. */
export async function addEntry(
  trx: Trx,
  { id = randomUUID(), ...entry }: Omit<Insertable<InvoicePaymentTable>, "id"> & { readonly id?: string },
): Promise<void> {
  await insertInvoicePayment(trx, { ...entry, id });
  const { total_amount, credited_amount, paid_amount } = (await findInvoice(trx, entry.invoice_id))!;
  const amounts = { credited_amount, paid_amount: paid_amount + entry.amount };
  const state = invoiceStateOf({ ...amounts, total_amount }, await getReceivedOfInvoice(trx, entry.invoice_id));
  await updateInvoiceAmounts(trx, entry.invoice_id, { ...amounts, state });
}

type InvoicePaymentEntry = Pick<
  Selectable<InvoicePaymentTable>,
  "id" | "invoice_id" | "amount" | "kind" | "payback_iban" | "counterpart_id" | "note"
>;

/** The payment of the bank that takes another back. */
export type Reversal = Pick<BankEntryRow, "id" | "booked_on">;

/**
 * Undoes an entry of an invoice by one against it: of the day it is recorded, or of the day that the bank has booked
 * it. Throws where it is undone already.
 */
export async function addUndo(
  trx: Trx,
  { id, invoice_id, amount, kind, payback_iban, counterpart_id, note }: InvoicePaymentEntry,
  { actor, today, at }: Recorded,
  reversal: Reversal | null = null,
): Promise<void> {
  await addEntry(trx, {
    invoice_id,
    amount: -amount,
    paid_on: reversal?.booked_on ?? today,
    note,
    actor,
    kind,
    payback_iban,
    counterpart_id,
    undoes_id: id,
    bank_entry_id: reversal?.id ?? null,
    created_at: at,
  });
}
