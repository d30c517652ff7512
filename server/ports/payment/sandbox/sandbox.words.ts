import { inEachLanguage } from "../../../words/in-each-language.ts";

/** The words of the hosted pages. */
export const words = {
  title: "Pay with {method}",
  bankTitle: "Confirm your payment",
  bankLead: "Your bank wants to be sure that it is you.",
  merchant: "Merchant",
  booking: "Booking",
  amount: "Amount",
  pay: "Pay {amount}",
  failLate: "Pay, and let it fail later",
  decline: "Let it be declined",
  cancel: "Cancel and go back",
  /** In place of the words above, where the buyer agrees to an invoice. */
  invoice: {
    mark: "Invoice",
    title: "Buy on invoice",
    pay: "Accept the invoice for {amount}",
    failLate: "Accept it, and let it be taken back later",
    decline: "Let the invoice be declined",
  },
  confirm: "Confirm payment",
  refuse: "That was not me",
  test: "Test payment. No money moves.",
  over: "This payment has been dealt with",
  overLead: "You can close this page and go back to the shop.",
  back: "Back to the shop",
  checked: "Thank you. One moment, please.",
  unknown: "This payment does not exist",
  unknownLead: "The address is incomplete or no longer valid. Go back to the shop and pay from there.",
};
export type SandboxWords = typeof words;

export const sandboxWords = inEachLanguage("server/sandbox", words);
