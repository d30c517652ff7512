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
  transfer: "Please pay to {iban} ({name}) with the reference {reference}.",
};

export const invoiceWords = inEachLanguage("server/invoice", words);
