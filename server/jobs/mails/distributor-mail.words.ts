import type { DistributorMailKind } from "../../commands/distributor/outbox.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface DistributorMailWords {
  readonly greeting: string;
  /** `{company}` is the distributor's name. */
  readonly kinds: Record<
    DistributorMailKind,
    { readonly subject: string; readonly lead: string; readonly button: string }
  >;
  /** `{limit}` is an amount, `{days}` a number. */
  readonly limit: string;
  readonly period: string;
  readonly perBooking: string;
  readonly perMonth: string;
  readonly closing: string;
}

/** The words of mails about distributors. */
export const words: DistributorMailWords = {
  greeting: "Hello",
  kinds: {
    distributor_applied: {
      subject: "We have your application to book on invoice",
      lead: "Thank you. {company} has applied to book on invoice at {shop}. We look at it and answer within three working days.",
      button: "Look at the application",
    },
    distributor_approved: {
      subject: "{company} now books on invoice",
      lead: "Welcome. From now on the accounts of {company} book at net prices and pay on invoice.",
      button: "Look at limit and invoices",
    },
    distributor_rejected: {
      subject: "Your application to book on invoice",
      lead: "Thank you for your interest. We are sorry that we can’t let {company} book on invoice at the moment. You can correct the details in your account and apply again.",
      button: "Look at the application",
    },
    distributor_closed: {
      subject: "{company} no longer books on invoice",
      lead: "From now on nothing is bought on invoice for {company}. Invoices that are open stay due.",
      button: "Look at what is open",
    },
    distributor_to_team: {
      subject: "{company} would like to book on invoice",
      lead: "There is a new application to book on invoice. Please approve it with a limit, or reject it.",
      button: "Open the application",
    },
  },
  limit: "What may be open on invoice: {limit}.",
  period: "An invoice is due {days} days after its date.",
  perBooking: "There is an invoice for each booking.",
  perMonth: "There is one invoice a month.",
  closing: "Kind regards. Your {shop} team",
};

export const distributorMailWords = inEachLanguage("server/distributor-mail", words);
