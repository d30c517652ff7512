import * as v from "valibot";
import { Invoice, invoiceStates } from "../invoice.ts";
import { Money } from "../money.ts";
import { Instant } from "../time.ts";

/** What the team's list of invoices is narrowed to: a state, or what is past its day. */
export const invoiceFilters = [...invoiceStates, "overdue"] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

/** What became of a payment of the bank; `dismissed`: it is of no invoice, `returned`: it is undone, or undoes one. */
export const bankEntryStates = ["unmatched", "assigned", "dismissed", "returned"] as const;
export type BankEntryState = (typeof bankEntryStates)[number];

/**
 * What changes what is paid of an invoice: a payment, what was paid back to the distributor, and a surplus that is
 * moved from one invoice to another.
 */
export const invoicePaymentKinds = ["payment", "payback", "moved_in", "moved_out"] as const;
export type InvoicePaymentKind = (typeof invoicePaymentKinds)[number];

/** The most numbers of invoices that are typed for one payment of the bank, in characters. */
export const longestNumbers = 300;
/** The longest note to a payment, in characters. */
export const longestPaymentNote = 500;
/** The highest payment that is recorded, in Rappen: ten million francs. */
export const highestPayment = 1_000_000_000;
/** The largest file of the bank, in characters. */
export const longestBankFile = 2_000_000;

/** An invoice in the team's list. */
export const AdminInvoiceEntry = v.object({ ...Invoice.entries, distributorId: v.string(), company: v.string() });
export type AdminInvoiceEntry = v.InferOutput<typeof AdminInvoiceEntry>;

export const InvoicePayment = v.object({
  paymentId: v.string(),
  kind: v.picklist(invoicePaymentKinds),
  /** Less than 0: so much less is paid of the invoice. */
  amount: Money,
  paidOn: v.string(),
  note: v.string(),
  /** Where a payback went; null for all others. */
  iban: v.nullable(v.string()),
  /** The number of the other invoice of a surplus that is moved; null for all others, and before it has one. */
  otherNumber: v.nullable(v.string()),
  /** Who has recorded it; null for what happens by itself. */
  actor: v.nullable(v.string()),
  /** Whether a file of the bank has brought it, or what has undone it. */
  isOfBank: v.boolean(),
  recordedAt: Instant,
  /** Whether it undoes one. */
  isUndo: v.boolean(),
  /** Whether it can be undone. */
  isUndoable: v.boolean(),
});
export type InvoicePayment = v.InferOutput<typeof InvoicePayment>;

/** An invoice with its payments, the oldest first, and the credit notes to it. */
export const AdminInvoice = v.object({
  ...AdminInvoiceEntry.entries,
  /** How many reminders were sent, and the day of the last, `2026-12-31`; null before the first. */
  reminders: v.number(),
  remindedOn: v.nullable(v.string()),
  payments: v.array(InvoicePayment),
  credits: v.array(Invoice),
});
export type AdminInvoice = v.InferOutput<typeof AdminInvoice>;

/** A payment that a file of the bank has brought. */
export const BankEntry = v.object({
  entryId: v.string(),
  state: v.picklist(bankEntryStates),
  /** Less than 0: a payment went back. */
  amount: Money,
  bookedOn: v.string(),
  /** As the payer gave it; null without one. */
  reference: v.nullable(v.string()),
  payer: v.string(),
  /** Who has said that it is of no invoice; null where nobody has. */
  dismissedBy: v.nullable(v.string()),
});
export type BankEntry = v.InferOutput<typeof BankEntry>;

/** An invoice as it is linked to. */
export const NamedInvoice = v.object({ invoiceId: v.string(), number: v.string() });
export type NamedInvoice = v.InferOutput<typeof NamedInvoice>;

/** What a file of the bank has brought: payments of an invoice, those to assign, returned ones, those known before. */
export const BankFileResult = v.object({
  assigned: v.number(),
  unmatched: v.number(),
  returned: v.number(),
  known: v.number(),
  /** Invoices that are open again since a payment of them has gone back. */
  reopened: v.array(NamedInvoice),
});
export type BankFileResult = v.InferOutput<typeof BankFileResult>;
