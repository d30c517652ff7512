import type { CreditWay } from "../../sdk/contracts/document.ts";
import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of receipts and credit notes. */
export const words = {
  receipt: "Receipt {number}",
  creditNote: "Credit note {number}",
  /** In mails: what a credit note is of, by where its money goes back to. */
  creditNoteTo: "Credit note to {way}",
  creditNoteOnly: "Credit note",
  ways: {
    card: "card",
    twint: "TWINT",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    link: "Link",
    ideal: "iDEAL",
    alipay: "Alipay",
    postfinance: "PostFinance",
    voucher: "gift voucher",
    bank_transfer: "account",
  } satisfies Record<CreditWay, string>,
  date: "Date",
  booking: "Booking",
  uid: "UID {number}",
  vatNumber: "VAT no. {number}",
  what: "Description",
  rate: "VAT",
  amount: "Amount",
  partOf: "Part of {label}",
  allTickets: "tickets",
  rest: "Other",
  totalBack: "Total credited",
  net: "Net",
  taxAmount: "VAT",
  gross: "Gross",
  backTo: "Credited to",
  receiptOf: "It takes back what the receipts of this booking say.",
  methods: {
    card: "card",
    twint: "TWINT",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    link: "Link",
    ideal: "iDEAL",
    alipay: "Alipay",
    postfinance: "PostFinance",
    bank_transfer: "bank transfer",
    card_on_site: "card on site",
    cash: "cash",
    shared: "payment in shares",
    invoice_by_provider: "invoice (by a payment provider)",
    other_way: "another way",
    taken_back: "payment that the bank has taken back",
  } as Readonly<Record<string, string>>,
};

export const documentWords = inEachLanguage("server/document", words);
