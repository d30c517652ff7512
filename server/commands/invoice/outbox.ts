import type { Trx } from "../../db/connection.ts";
import { insertMail } from "../../db/queries/outbox.ts";

/** Kinds of mails about invoices, to where a distributor's invoices go. */
const invoiceMailKinds = ["invoice_made", "invoice_credited", "invoice_reminder", "invoice_statement"] as const;
export type InvoiceMailKind = (typeof invoiceMailKinds)[number];

/** What a line of the outbox carries. */
export interface InvoiceMailPayload {
  readonly distributorId: string;
  /** The invoice or credit note that it is about; null for a statement. */
  readonly invoiceId: string | null;
  /** Which reminder it is, from 1; 0 for other mails. */
  readonly reminder: number;
  /** Of a credit note: Rappen that are paid too much by it. Unset is none. */
  readonly surplus?: number;
}

export function isInvoiceMail(kind: string): kind is InvoiceMailKind {
  return (invoiceMailKinds as readonly string[]).includes(kind);
}

/** Puts a mail about invoices into the outbox, in the transaction that makes it true. */
export async function announceInvoice(
  trx: Trx,
  kind: InvoiceMailKind,
  payload: InvoiceMailPayload,
  at: string,
): Promise<void> {
  await insertMail(trx, kind, payload, at);
}
