import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Trx } from "../../db/connection.ts";
import { findInvoicePayment, isPaymentUndone, listInvoicePayments } from "../../db/queries/invoice-payment.ts";
import { findInvoice, listUnsettledInvoices } from "../../db/queries/invoice.ts";
import type { InvoicePaymentTable } from "../../db/schema.ts";
import { openOfInvoice, surplusOf } from "../../domain/invoice.ts";
import { addEntry, addUndo, type Recorded, type Reversal } from "./add-entry.ts";

/** The actor of what happens by itself. */
export const noActor = "";

/**
 * Moves what a locked distributor has paid too much to its open invoices, the first to be paid first: each loses what
 * the other gets, so that what is paid in all stays. What is left is its balance.
 */
export async function settleSurplus(trx: Trx, distributorId: string, recorded: Recorded): Promise<void> {
  const invoices = await listUnsettledInvoices(trx, distributorId);
  const open = invoices
    .map((invoice) => ({ id: invoice.id, left: openOfInvoice(invoice) }))
    .filter(({ left }) => left > 0);
  for (const source of invoices) {
    let surplus = surplusOf(source);
    for (const target of open) {
      const amount = Math.min(surplus, target.left);
      if (amount <= 0) continue;
      await move(trx, source.id, target.id, amount, recorded);
      surplus -= amount;
      target.left -= amount;
    }
  }
}

async function move(trx: Trx, from: string, to: string, amount: number, { actor, today, at }: Recorded): Promise<void> {
  const [out, into] = [randomUUID(), randomUUID()];
  const shared = { paid_on: today, note: "", actor, undoes_id: null, bank_entry_id: null, created_at: at };
  await addEntry(trx, {
    ...shared,
    id: out,
    invoice_id: from,
    amount: -amount,
    kind: "moved_out",
    counterpart_id: into,
  });
  await addEntry(trx, { ...shared, id: into, invoice_id: to, amount, kind: "moved_in", counterpart_id: out });
}

/**
 * Takes back what was moved from an invoice that is open again, the newest first, and from those that it was moved to.
 * The distributor is locked. Returns the ids of the invoices that it was moved to.
 */
export async function takeBackMoves(trx: Trx, invoiceId: string, recorded: Recorded): Promise<string[]> {
  const takenFrom: string[] = [];
  for (const entry of (await listInvoicePayments(trx, invoiceId)).toReversed()) {
    if (openOfInvoice((await findInvoice(trx, invoiceId))!) <= 0) break;
    if (entry.kind !== "moved_out" || entry.undoes_id !== null || (await isPaymentUndone(trx, entry.id))) continue;
    const counterpart = (await findInvoicePayment(trx, entry.counterpart_id!))!;
    await addUndo(trx, entry, recorded);
    await addUndo(trx, counterpart, recorded);
    takenFrom.push(counterpart.invoice_id, ...(await takeBackMoves(trx, counterpart.invoice_id, recorded)));
  }
  return takenFrom;
}

/**
 * Undoes those of some payments that are not undone, and what their surplus has paid; `reversal`: what the bank has
 * told of it. The distributor is locked. Returns the ids of the invoices that less is paid of.
 */
export async function undoPayments(
  trx: Trx,
  payments: readonly Selectable<InvoicePaymentTable>[],
  recorded: Recorded,
  reversal: Reversal | null = null,
): Promise<string[]> {
  const takenFrom: string[] = [];
  for (const payment of payments)
    if (!(await isPaymentUndone(trx, payment.id))) {
      await addUndo(trx, payment, recorded, reversal);
      takenFrom.push(payment.invoice_id, ...(await takeBackMoves(trx, payment.invoice_id, recorded)));
    }
  return takenFrom;
}
