import type { AffiliateMailKind } from "../../commands/affiliate/outbox.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface AffiliateMailWords {
  readonly greeting: string;
  /** To the team. */
  readonly greetingAll: string;
  /** `{number}` is the affiliate's, `{month}` a statement's, `{amount}` what it comes to, `{end}` of an IBAN. */
  readonly kinds: Record<
    AffiliateMailKind,
    { readonly subject: string; readonly lead: string; readonly button: string }
  >;
  /** `{email}` is where they write to. */
  readonly notYou: string;
  readonly commission: string;
  readonly toAccount: string;
  readonly company: string;
  readonly site: string;
  readonly person: string;
  readonly closing: string;
}

/** The words of mails about affiliates. */
export const words: AffiliateMailWords = {
  greeting: "Hello {name}",
  greetingAll: "Hello",
  kinds: {
    affiliate_applied: {
      subject: "We have your application as an affiliate",
      lead: "Thank you for your interest in {shop}. We look at your site and answer within three working days.",
      button: "Look at the application",
    },
    affiliate_approved: {
      subject: "You are an affiliate: your number is {number}",
      lead: "Welcome to {shop}. Your affiliate number is {number}. Put a widget together, copy it into your page, and you earn on every booking that comes from it.",
      button: "Put a widget together",
    },
    affiliate_rejected: {
      subject: "Your application as an affiliate",
      lead: "Thank you for your interest in {shop}. We are sorry that we can’t take you on as an affiliate at the moment. You can correct your details in your account and apply again.",
      button: "Look at the application",
    },
    affiliate_closed: {
      subject: "Your partnership as an affiliate has ended",
      lead: "Your number {number} earns on no new bookings from now on. What you have earned until today is stated and paid out; your statistics and statements stay in your account.",
      button: "To the statistics",
    },
    affiliate_iban_changed: {
      subject: "Your commission goes to another account: IBAN … {end}",
      lead: "The IBAN of your affiliate account {number} has just been changed. From now on we pay your commission to the account whose IBAN ends in {end}. If it was you, there is nothing to do.",
      button: "Look at the details",
    },
    affiliate_statement: {
      subject: "Your statement of {month}: {amount}",
      lead: "Your commission statement of {month} is ready. It comes to {amount}.",
      button: "Look at the statement",
    },
    affiliate_to_team: {
      subject: "{company} would like to become an affiliate",
      lead: "There is a new application of an affiliate. Please look at the site and approve or reject it.",
      button: "Open the application",
    },
  },
  notYou:
    "If it was not you, choose a new password, correct the IBAN, and write to us at {email} before the next payout.",
  commission: "You earn {percent} % of what is paid and not refunded, without fees and deposits.",
  toAccount: "Statistics and statements are in your account",
  company: "Company",
  site: "Site",
  person: "Account",
  closing: "Kind regards. Your {shop} team",
};

export const affiliateMailWords = inEachLanguage("server/affiliate-mail", words);
