import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of an affiliate's statements and files that are not those of the account's section (`affiliateWords`). */
export const words = {
  title: "Statement of {month}",
  issuer: "Issued by",
  /** The company's number, as the imprint names it. */
  uid: "UID",
  affiliate: "Affiliate",
  number: "Affiliate number",
  made: "Made on",
  noCampaign: "without",
  earned: "Commission of the month",
  correction: "Refunds and changes of earlier months",
  carried: "Carried over from earlier statements",
  carriedOn: "Carried over to the next statement",
  basis:
    "Stated are activities that took place in the month. Commission is on what was paid and not refunded, without fees and deposits.",
};

export const statementWords = inEachLanguage("server/statement", words);
