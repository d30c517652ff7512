import { inEachLanguage } from "../../words/in-each-language.ts";

/** The words of mails about invoices. `{number}` is an invoice's, `{company}` the distributor's name. */
export const words = {
  greeting: "Hello",
  made: {
    subject: "Invoice {number}",
    lead: "With this mail comes the invoice to {company} over {total}. Please pay it by {due}.",
  },
  madeReduced: {
    subject: "Invoice {number}",
    lead: "With this mail comes the invoice to {company} over {total}. Your balance is taken off it: please pay {open} by {due}.",
  },
  madeSettled: {
    subject: "Invoice {number}",
    lead: "With this mail comes the invoice to {company} over {total}. Your balance pays all of it: nothing is left to pay.",
  },
  credited: {
    subject: "Credit note {number}",
    lead: "With this mail comes a credit note to {company} over {total}. So much less is to be paid.",
  },
  creditedBalance: {
    subject: "Credit note {number}",
    lead: "With this mail comes a credit note to {company} over {total}. {surplus} of it is paid already: that is taken off your next invoice, or we pay it back.",
  },
  reminder: {
    subject: "Reminder: invoice {number}",
    lead: "Invoice {number} was to be paid by {due}. {open} is still open. If you have paid in the last days, thank you: nothing is left to do.",
  },
  lastReminder: {
    subject: "Last reminder: invoice {number}",
    lead: "Invoice {number} was to be paid by {due}, and we have reminded you before. {open} is still open. Please pay it within ten days, or write to us.",
  },
  transfer:
    "Please transfer {open} to {iban} ({name}) with the reference {reference}. The invoice in the attachment is as it was issued: what has been paid or credited since is taken off here, not there.",
  transferAll:
    "Please transfer it to {iban} ({name}) with the reference {reference}, or use the QR code of the invoice.",
  statement: {
    subject: "What is open for {company}",
    lead: "These invoices are open today, {open} in all. The statement in the attachment says how each is paid.",
    line: "{number}: {open}, to be paid by {due}",
    overdue: "{number}: {open}, overdue since {due}",
  },
  button: "Look at the invoices",
  closing: "Kind regards. Your {shop} team",
};

export const invoiceMailWords = inEachLanguage("server/invoice-mail", words);
