import type { Generated } from "kysely";
import type { BankEntryState, InvoicePaymentKind } from "../../../sdk/contracts/admin/invoices.ts";
import type { BillingPeriod } from "../../../sdk/contracts/distributor.ts";
import type { InvoiceKind, InvoiceState } from "../../../sdk/contracts/invoice.ts";
import type { DistributorState } from "../../domain/distributor-state.ts";
import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";

/** A receipt or a credit note: what it says is frozen in the transaction that makes it true. */
export interface DocumentTable {
  id: string;
  kind: "receipt" | "credit_note";
  booking_id: string;
  /** Its place among the booking's documents. */
  sequence_index: number;
  /** The payment that it is the receipt of; null for a credit note, and for a receipt that follows one. */
  payment_attempt_id: string | null;
  /** The refund that it is about; null where it is about none. */
  refund_id: string | null;
  total_amount: Rappen;
  /** `FrozenDocument` of domain/document.ts. */
  frozen: Json;
  created_at: InstantText;
  /** The counter that numbers it. */
  series_id: string;
  /** `R2026-000001`, once a job has given it; no number of a counter is left out. */
  number: string | null;
  /** The operator as it is named on it, from its number on. */
  issuer: Json | null;
  /** Of a credit note: the mail in the outbox that brings it to its buyer, from when that is written on. */
  mail_id: string | null;
}

/** A counter of documents' numbers, by kind and year. */
export interface DocumentSeriesTable {
  /** `receipt-2026`. */
  id: string;
  /** The last number that was given. */
  last: number;
}

/** A company that books on invoice; accounts name it as their `distributor_id`. */
export interface DistributorTable {
  id: string;
  state: DistributorState;
  name: string;
  /** Street and number. */
  street: string;
  postal_code: string;
  town: string;
  country_code: string;
  vat_number: string | null;
  /** Where invoices are sent. */
  email: string;
  locale: string;
  /** The version that they have accepted; null where they were entered by the team. */
  terms_version: string | null;
  /** Name, town, VAT number and address, folded (`search-text.ts`). */
  search_text: string;
  /** The team's note to them. */
  note: string | null;
  created_at: InstantText;
  decided_at: InstantText | null;
  revision: number;
}

/** How a distributor pays its invoices: one each. */
export interface PaymentAgreementTable {
  id: string;
  distributor_id: string;
  /** What may be open at a time; null: no limit was set. */
  credit_limit: Rappen | null;
  /** Days from the date of an invoice until it is due. */
  period_days: number;
  billing: BillingPeriod;
  /** 0: nothing is bought on invoice. */
  is_active: Flag;
  /** `2026-11`: the month whose statement was sent last; null before the first. */
  statement_month: string | null;
  created_at: InstantText;
}

/** An invoice of a distributor, or a credit note that takes back a part of one. */
export interface InvoiceTable {
  id: string;
  kind: InvoiceKind;
  distributor_id: string;
  payment_agreement_id: string;
  /** The invoice that a credit note takes back from; null for an invoice. */
  credits_invoice_id: string | null;
  /** `2026-11`, of the invoice of a month; null for all others. */
  month: string | null;
  total_amount: Rappen;
  /** What credit notes have taken back of it. */
  credited_amount: Rappen;
  /** What was paid of it, without what was undone. */
  paid_amount: Rappen;
  /** By these three amounts, and by whether it was ever paid for (`invoiceStateOf`). */
  state: InvoiceState;
  /** `2026-12-31`; null for a credit note. */
  due_on: string | null;
  /** What of `paid_amount` was the distributor's balance, taken off as the invoice was made: its document says so. */
  set_off_amount: Generated<Rappen>;
  /** How many reminders were sent. */
  reminders: Generated<number>;
  /** `2026-12-31`, of the last of them. */
  reminded_on: string | null;
  /** `FrozenInvoice` of domain/invoice.ts. */
  frozen: Json;
  created_at: InstantText;
  /** The counter that numbers it. */
  series_id: string;
  /** `I2026-000001`, once a job has given it; no number of a counter is left out. */
  number: string | null;
  /** The operator as it is named on it, from its number on. */
  issuer: Json | null;
  /**
   * The account it is paid to, from its number on (`Creditor`, JSON `null` for none); null where it was numbered before
   * this was stored.
   */
  creditor: Json | null;
}

/** What an invoice bills of a payment attempt, less than 0 on a credit note. All of an attempt come to its amount. */
export interface InvoiceLineTable {
  invoice_id: string;
  payment_attempt_id: string;
  booking_id: string;
  amount: Rappen;
}

/** What was paid of an invoice, paid back, or moved to another; less than 0 where it lowers what is paid. */
export interface InvoicePaymentTable {
  id: string;
  invoice_id: string;
  amount: Rappen;
  /** `2026-12-31`. */
  paid_on: string;
  note: string;
  /** The e-mail address of who has recorded it. */
  actor: string;
  /** Which of these it is, or undoes. */
  kind: Generated<InvoicePaymentKind>;
  /** The account that a payback went to, without spaces; null for all others. */
  payback_iban: string | null;
  /** Of a surplus that is moved: the entry of the other invoice. */
  counterpart_id: string | null;
  /** The payment that this entry undoes. */
  undoes_id: string | null;
  /** The payment of the bank that it is of, or that has undone another. */
  bank_entry_id: string | null;
  created_at: InstantText;
}

/** A payment that a file of the bank has brought. */
export interface BankEntryTable {
  id: string;
  /** The account, and what the bank calls the payment: once, however often files have it. */
  bank_reference: string;
  amount: Rappen;
  /** `2026-12-31`. */
  booked_on: string;
  /** As the payer gave it. */
  reference: string | null;
  payer: string;
  /** Payer and reference, folded (`search-text.ts`). */
  search_text: Generated<string>;
  state: BankEntryState;
  /** The e-mail address of who has said that it is of no invoice. */
  dismissed_by: string | null;
  created_at: InstantText;
}

/** Tables of what is billed, and documents. */
export interface InvoiceTables {
  document: DocumentTable;
  document_series: DocumentSeriesTable;
  distributor: DistributorTable;
  payment_agreement: PaymentAgreementTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
  bank_entry: BankEntryTable;
}
