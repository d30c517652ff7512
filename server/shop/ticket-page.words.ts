import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of web tickets beside those of every ticket; `{when}` and `{before}` are dates with their times. */
export const words = {
  title: "Your ticket",
  several: "Your tickets",
  shared: "Tickets for all who come along",
  sharedLead: "Whoever booked shares these tickets and the way with you. Nothing can be changed here.",
  code: "Code of the ticket: {code}",
  way: "Show on the map",
  before: "Moved: before, it was for {before}. Only the code of this page is valid.",
  cancelled: "Cancelled",
  cancelledText: "This ticket is not valid any more.",
  asOf: "As of {when}. Open this page with a connection to see whether anything has changed.",
  kept: "Saved on this device: it opens without a connection, too.",
  wrong: {
    title: "This link opens no ticket",
    text: "It is not complete, or not one of ours. Open it once more from the mail of your booking, or have that mail sent again.",
  },
  over: {
    title: "This visit is over",
    text: "The ticket can’t be opened any more. Your booking, with its receipt, is in your account.",
  },
  revoked: {
    title: "This link was taken back",
    text: "It shows no tickets any more. Ask whoever sent it to you for the new one.",
  },
  noPass: {
    title: "This ticket was cancelled",
    text: "There is no pass for it any more. One that is on your phone already is not valid: you can delete it there.",
  },
  home: "To the homepage",
  bookings: "To your bookings",
  booking: "Open the booking",
};
export type TicketPageWords = typeof words;

export const ticketPageWords = inEachLanguage("server/ticket-page", words);
