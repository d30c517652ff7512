import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of an affiliate's statements and files. */
export const words = {
  title: "Statement of {month}",
  affiliate: "Affiliate",
  number: "Affiliate number",
  made: "Made on",
  campaign: "Campaign",
  noCampaign: "without",
  widget: "Element",
  views: "Seen",
  starts: "Booking begun",
  bookings: "Bookings",
  revenue: "Revenue",
  commission: "Commission",
  earned: "Commission of the month",
  correction: "Refunds and changes of earlier months",
  amount: "Comes to",
  carried: "Carried over from earlier statements",
  payable: "Payout",
  carriedOn: "Carried over to the next statement",
  basis:
    "Stated are activities that took place in the month. Commission is on what was paid and not refunded, without fees and deposits.",
  outcome: {
    paid_out: "{payable} was paid out on {date}, reference {reference}.",
    paid: "We pay {payable} to your account within 30 days.",
    wants_iban: "To pay out {payable}, we need your IBAN: please enter it in your account.",
    negative: "More went back than was earned. {open} is taken off your next statement; there is nothing to pay.",
    carried: "{open} is carried over to the next statement: we pay out from {least}.",
  },
  widgets: {
    listing: "List",
    search: "Search",
    map: "Map",
    activity: "Activity page",
    reviews: "Reviews",
    booking: "Booking widget",
    button: "Button",
    basket: "Basket",
    checkout: "Check-out",
    confirmation: "Confirmation",
    configurator: "Configurator",
    newsletter: "Newsletter",
    iframe: "Frame",
    link: "Link",
  } as Readonly<Record<string, string>>,
};
export type StatementWords = typeof words;

export const statementWords = inEachLanguage("server/statement", words);
