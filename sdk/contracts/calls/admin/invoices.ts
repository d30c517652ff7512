import { AdminInvoice, AdminInvoiceEntry, BankEntry, BankFileResult } from "../../admin/invoices.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";

/** `GET /admin/invoices/`: invoices and credit notes, newest first. `search` looks at numbers and companies. */
export const listAdminInvoices = call({
  method: "GET",
  path: "/admin/invoices/",
  answer: pageOf(AdminInvoiceEntry),
});

/** `GET /admin/invoices/{invoiceId}/`: 404 `invoice_not_found`. */
export const getAdminInvoice = call({
  method: "GET",
  path: "/admin/invoices/{invoiceId}/",
  answer: AdminInvoice,
});

/**
 * `POST …/payments/`: records a payment; what the distributor can still buy on invoice rises by it. `paid` and
 * `credited` are what was shown as paid and credited: 409 `changed_meanwhile` where it is another by now. 404
 * `invoice_not_found`, also for a credit note.
 */
export const recordInvoicePayment = call({
  method: "POST",
  path: "/admin/invoices/{invoiceId}/payments/",
  answer: AdminInvoice,
});

/**
 * `POST …/paybacks/`: records that a surplus was paid back by transfer. Answers as for a payment; 400 `invalid_input`
 * for more than the surplus.
 */
export const recordInvoicePayback = call({
  method: "POST",
  path: "/admin/invoices/{invoiceId}/paybacks/",
  answer: AdminInvoice,
});

/**
 * `POST …/payments/{paymentId}/undo/`: an entry against a payment or a payback; a payment of the bank is undone at all
 * its invoices, and is to be assigned again. 404 `invoice_not_found`, 409 `changed_meanwhile` where it is undone
 * already.
 */
export const undoInvoicePayment = call({
  method: "POST",
  path: "/admin/invoices/{invoiceId}/payments/{paymentId}/undo/",
  answer: AdminInvoice,
});

/**
 * `POST /admin/bank-files/`: the text of a camt.054 file. Payments whose reference names an invoice are recorded
 * there, others wait to be assigned; a return undoes its payment; those known from an earlier file change nothing. 409
 * `bank_file_refused`, with the reason in `fields.content`: nothing of it is stored then.
 */
export const sendBankFile = call({
  method: "POST",
  path: "/admin/bank-files/",
  answer: BankFileResult,
});

/** `GET /admin/bank-entries/`: payments of the bank, newest first. `search` looks at payers and references. */
export const listBankEntries = call({
  method: "GET",
  path: "/admin/bank-entries/",
  answer: pageOf(BankEntry),
});

/**
 * `POST /admin/bank-entries/{entryId}/assign/`: it pays the invoices of these numbers of one distributor, in this
 * order; what is left pays its other open ones, the first to be paid first. 400 `invalid_input` for several
 * distributors, 404 `bank_entry_not_found`, 404
 * `invoice_not_found`, 409 `changed_meanwhile` where it is assigned or dismissed by now.
 */
export const assignBankEntry = call({
  method: "POST",
  path: "/admin/bank-entries/{entryId}/assign/",
  answer: BankEntry,
});

/** `POST …/dismiss/`: it is of no invoice. Otherwise as `assign`. */
export const dismissBankEntry = call({
  method: "POST",
  path: "/admin/bank-entries/{entryId}/dismiss/",
  answer: BankEntry,
});
