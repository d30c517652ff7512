import { inEachLanguage } from "../../words/in-each-language.ts";

/**
 * The words of mails that ask for the answer to a booking on request. `{title}`, `{number}` and `{until}` are the
 * booking's.
 */
export const words = {
  greeting: "Hello",
  subject: "Booking request: {title} ({number})",
  reminderSubject: "Reminder, please answer: {title} ({number})",
  headline: "A guest would like to book",
  lead: "Booking {number} is on request. Please accept or refuse it until {until}. Without an answer what is on request is refused then, and costs the guest nothing.",
  reminderLead:
    "Booking {number} still waits for your answer, until {until}. Without one what is on request is refused then, and costs the guest nothing.",
  guest: "Guest",
  amount: "Amount",
  notes: "Note from the guest",
  supplier: "Supplier",
  /** Of items that need no answer, among those that do. */
  itemStates: { included: "Booked with it, not on request", accepted: "Accepted already" },
  accept: "Accept",
  refuse: "Refuse",
  links:
    "Each link opens a page that shows the request; nothing is answered before you confirm it there. The links work until {until}.",
  closing: "Kind regards. Your {shop} team",
};

export type RequestMailWords = typeof words;

export const requestMailWords = inEachLanguage("server/request-mail", words);
