import { inEachLanguage } from "../../words/in-each-language.ts";

/** The words of the mail that carries a gift voucher. `{amount}` is an amount, `{date}` a day. */
export const words = {
  subject: "A gift voucher for you: {amount}",
  greeting: "Hello",
  lead: "This gift voucher pays {amount} of what you book at {shop}: tours, tickets and public transport.",
  code: "Your code: {code}",
  codeName: "Your code",
  use: "Type it in the basket or at check-out, under “Have a code?”. What you don’t use stays on the voucher.",
  validUntil: "It is valid until {date}.",
  button: "Find something to do",
  closing: "Kind regards. Your {shop} team",
};

export const voucherMailWords = inEachLanguage("server/voucher-mail", words);
