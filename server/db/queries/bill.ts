import type { Bill } from "../../domain/bill.ts";
import { openOfInvoice } from "../../domain/invoice.ts";
import { surplusesOfNotes, type NoteSurplus } from "../../domain/invoice-surplus.ts";
import type { Db, Trx } from "../connection.ts";

/** Payments of bookings; those on invoice with what bills them. */
export async function withBills<Attempt extends { readonly id: string; readonly method: string }>(
  db: Db | Trx,
  attempts: readonly Attempt[],
): Promise<(Attempt & { readonly bill?: Bill })[]> {
  const ids = attempts.filter(({ method }) => method === "invoice").map(({ id }) => id);
  if (ids.length === 0) return [...attempts];
  const lines = await db
    .selectFrom("invoice_line")
    .innerJoin("invoice", "invoice.id", "invoice_line.invoice_id")
    .select([
      "invoice.id",
      "invoice.kind",
      "invoice.credits_invoice_id",
      "invoice.total_amount",
      "invoice.credited_amount",
      "invoice.paid_amount",
      "invoice_line.payment_attempt_id",
      "invoice_line.amount",
    ])
    .where("invoice_line.payment_attempt_id", "in", ids)
    .orderBy("invoice.created_at", "desc")
    .orderBy("invoice.id", "desc")
    .execute();
  const invoices = lines.filter(({ kind }) => kind === "invoice");
  const surpluses = await listSurpluses(
    db,
    invoices.map(({ id }) => id),
  );
  const billOf = (attemptId: string): Bill => {
    const own = lines.filter(({ payment_attempt_id }) => payment_attempt_id === attemptId);
    const notes = own.filter(({ kind }) => kind === "credit_note");
    return {
      invoices: own
        .filter(({ kind }) => kind === "invoice")
        .map((invoice) => ({
          billed: notes
            .filter(({ credits_invoice_id }) => credits_invoice_id === invoice.id)
            .reduce((sum, { amount }) => sum + amount, invoice.amount),
          open: openOfInvoice(invoice),
        })),
      credits: notes.map(({ id, amount }) => ({ amount: -amount, surplus: surpluses.get(id)?.surplus ?? 0 })),
    };
  };
  return attempts.map((attempt) => (attempt.method === "invoice" ? { ...attempt, bill: billOf(attempt.id) } : attempt));
}

/** What each credit note to these invoices made too much paid, by the note's id. */
export async function listSurpluses(db: Db | Trx, invoiceIds: readonly string[]): Promise<Map<string, NoteSurplus>> {
  if (invoiceIds.length === 0) return new Map();
  const ids = [...new Set(invoiceIds)];
  const invoices = await db.selectFrom("invoice").select(["id", "total_amount"]).where("id", "in", ids).execute();
  const notes = await db
    .selectFrom("invoice")
    .select(["id", "credits_invoice_id", "total_amount", "created_at"])
    .where("credits_invoice_id", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const entries = await db
    .selectFrom("invoice_payment")
    .select(["invoice_id", "kind", "amount", "created_at"])
    .where("invoice_id", "in", ids)
    .where("undoes_id", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("invoice_payment as undo")
            .select("undo.id")
            .whereRef("undo.undoes_id", "=", "invoice_payment.id"),
        ),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return new Map(
    invoices.flatMap(({ id, total_amount }) => [
      ...surplusesOfNotes({
        total: total_amount,
        entries: entries.filter(({ invoice_id }) => invoice_id === id),
        notes: notes.filter(({ credits_invoice_id }) => credits_invoice_id === id),
      }),
    ]),
  );
}
