import * as v from "valibot";
import {
  bankEntryStates,
  highestPayment,
  invoiceFilters,
  longestBankFile,
  longestNumbers,
  longestPaymentNote,
} from "../../admin/invoices.ts";
import { LocalDate } from "../../time.ts";
import { Iban } from "../bank-account.ts";
import { line } from "../line.ts";
import { paged } from "./paging.ts";

const InvoicePath = v.object({ invoiceId: v.string() });
const EntryPath = v.object({ entryId: v.string() });

const Entered = v.object({
  /** Rappen. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highestPayment)),
  paidOn: LocalDate,
  note: v.pipe(v.string(), v.trim(), v.maxLength(longestPaymentNote)),
  /** What was shown as paid, in Rappen. */
  paid: v.pipe(v.number(), v.integer()),
  /** What was shown as credited, in Rappen. */
  credited: v.optional(v.pipe(v.number(), v.integer())),
});

/** What the server parses of these calls, by method and path. */
export const adminInvoicesRequests = {
  "GET /admin/invoices/": { query: v.object({ ...paged, state: v.optional(v.picklist(invoiceFilters)) }) },
  "GET /admin/invoices/{invoiceId}/": { params: InvoicePath },
  "POST /admin/invoices/{invoiceId}/payments/": {
    params: InvoicePath,
    body: Entered,
  },
  "POST /admin/invoices/{invoiceId}/paybacks/": {
    params: InvoicePath,
    body: v.object({ ...Entered.entries, iban: Iban }),
  },
  "POST /admin/invoices/{invoiceId}/payments/{paymentId}/undo/": {
    params: v.object({ ...InvoicePath.entries, paymentId: v.string() }),
    body: v.object({}),
  },
  "POST /admin/bank-files/": {
    body: v.object({ content: v.pipe(v.string(), v.maxLength(longestBankFile)) }),
  },
  "GET /admin/bank-entries/": { query: v.object({ ...paged, state: v.optional(v.picklist(bankEntryStates)) }) },
  "POST /admin/bank-entries/{entryId}/assign/": {
    params: EntryPath,
    body: v.object({ numbers: line(longestNumbers) }),
  },
  "POST /admin/bank-entries/{entryId}/dismiss/": { params: EntryPath, body: v.object({}) },
};
