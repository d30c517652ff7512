import {
  findInvoicePayment,
  isPaymentUndone,
  listPaymentsOfBankEntry,
  updateBankEntry,
} from "../../db/queries/invoice-payment.ts";
import { findInvoice, type InvoiceRow } from "../../db/queries/invoice.ts";
import { transact } from "../../db/transact.ts";
import { surplusOf } from "../../domain/invoice.ts";
import { AppError, changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { addEntry, lockedInvoice, recordedNow, type Recorded } from "./add-entry.ts";
import { settleSurplus, undoPayments } from "./settle-surplus.ts";

type Needed = Pick<Services, "db" | "clock">;

/** A payment as the team types it; `paid`, `credited`: what was shown as such, all amounts in Rappen. */
interface TypedPayment {
  readonly amount: number;
  readonly paidOn: string;
  readonly note: string;
  readonly paid: number;
  readonly credited?: number | undefined;
}

/**
 * Records a payment of an invoice: what is open under its agreement falls by it, and what is too much pays the other
 * open invoices of the distributor. Throws 404 `invoice_not_found`, 409 `changed_meanwhile` where another amount is
 * paid or credited than was shown, 400 `invalid_input` for a day to come.
 */
export async function recordPayment(
  { db, clock }: Needed,
  actor: string,
  invoiceId: string,
  { amount, paidOn, note, ...shown }: TypedPayment,
): Promise<void> {
  const recorded = recordedNow(clock.now(), actor);
  refuseLater(paidOn, recorded);
  await transact(db, async (trx) => {
    const invoice = await lockedInvoice(trx, await findInvoice(trx, invoiceId));
    refuseChanged(invoice, shown);
    await addEntry(trx, {
      invoice_id: invoice.id,
      amount,
      paid_on: paidOn,
      note,
      actor,
      undoes_id: null,
      bank_entry_id: null,
      created_at: recorded.at,
    });
    await settleSurplus(trx, invoice.distributor_id, recorded);
  });
}

/**
 * Records that what an invoice has too much was paid back by transfer. Throws as `recordPayment`, and 400
 * `invalid_input` for more than the surplus.
 */
export async function recordPayback(
  { db, clock }: Needed,
  actor: string,
  invoiceId: string,
  { amount, paidOn, note, iban, ...shown }: TypedPayment & { readonly iban: string },
): Promise<void> {
  const recorded = recordedNow(clock.now(), actor);
  refuseLater(paidOn, recorded);
  await transact(db, async (trx) => {
    const invoice = await lockedInvoice(trx, await findInvoice(trx, invoiceId));
    refuseChanged(invoice, shown);
    if (amount > surplusOf(invoice))
      throw new AppError("invalid_input", "This is more than the surplus.", { amount: "the surplus at most" });
    await addEntry(trx, {
      invoice_id: invoice.id,
      amount: -amount,
      paid_on: paidOn,
      note,
      actor,
      kind: "payback",
      payback_iban: iban,
      undoes_id: null,
      bank_entry_id: null,
      created_at: recorded.at,
    });
  });
}

/**
 * Undoes a payment or a payback by an entry against it. A payment of the bank is undone at all its invoices, and is to
 * be assigned again. What its surplus has paid of other invoices is open again. Throws 404 `invoice_not_found`, 409
 * `changed_meanwhile` where it is undone already.
 */
export async function undoPayment(
  { db, clock }: Needed,
  actor: string,
  invoiceId: string,
  paymentId: string,
): Promise<void> {
  const recorded = recordedNow(clock.now(), actor);
  await transact(db, async (trx) => {
    const invoice = await lockedInvoice(trx, await findInvoice(trx, invoiceId));
    const payment = await findInvoicePayment(trx, paymentId);
    const isUndoable = payment?.kind === "payment" || payment?.kind === "payback";
    if (!isUndoable || payment.invoice_id !== invoice.id || payment.undoes_id !== null)
      throw notFound("invoice_not_found");
    if (await isPaymentUndone(trx, paymentId)) throw changedMeanwhile();
    const entryId = payment.bank_entry_id;
    await undoPayments(trx, entryId === null ? [payment] : await listPaymentsOfBankEntry(trx, entryId), recorded);
    if (entryId !== null) await updateBankEntry(trx, entryId, "unmatched");
    await settleSurplus(trx, invoice.distributor_id, recorded);
  });
}

function refuseChanged(
  { paid_amount, credited_amount }: InvoiceRow,
  { paid, credited = credited_amount }: Pick<TypedPayment, "paid" | "credited">,
): void {
  if (paid_amount !== paid || credited_amount !== credited) throw changedMeanwhile();
}

function refuseLater(paidOn: string, { today }: Recorded): void {
  if (paidOn > today)
    throw new AppError("invalid_input", "This day is still to come.", { paidOn: "a day up to today is wanted" });
}
