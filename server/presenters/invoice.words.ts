import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of invoices and of credit notes to them. */
export const words = {
  invoice: "Invoice {number}",
  creditNote: "Credit note {number}",
  date: "Date",
  due: "To pay by",
  month: "Month",
  invoiceOf: "Invoice",
  booking: "Booking {number}",
  setOff: "Taken off from your balance",
  toPay: "To pay",
  vatNumber: "VAT no. {number}",
  creditOf: "It takes back a part of the invoice {number}.",
  statement: "Open invoices on {date}",
  number: "Invoice",
  open: "Open",
  overdue: "Overdue",
  notDue: "Not due yet",
  openInvoice: "{number} of {date}, over {total}",
  totalOpen: "Open in all",
  vatAsBilled: "VAT in these invoices, as billed",
  transferOf: "{number}: please pay to {iban} ({name}) with the reference {reference}.",
  transfer: "Please pay to {iban} ({name}) with the reference {reference}.",
};

export const invoiceWords = inEachLanguage("server/invoice", words);
