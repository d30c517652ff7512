import { inEachLanguage } from "../../../words/in-each-language.ts";

/**
 * The words of tickets; `{until}` is a date with its time, `{departure}` and `{arrival}` are times of the day. Of what
 * a supplier has changed, `{before}` is as it was booked, and `{now}` and `{times}` as it is. The
 * wallets' links have the words that Apple and Google want.
 */
export const words = {
  ticket: "Ticket",
  date: "Date",
  time: "Time",
  allDay: "All day",
  offer: "Offer",
  guests: "Guests",
  tickets: "Tickets",
  meetingPoint: "Meeting point",
  booked: "Booked by",
  booking: "Booking",
  paid: "Paid",
  supplier: "Organised by",
  show: "Show this code at the meeting point",
  showOnTrip: "Show this code when tickets are checked",
  way: "The way there",
  map: "Map of the meeting point",
  connections: "Trains and buses there",
  answers: "Details of the guests",
  changes: "If plans change",
  keepOnTrip: "Keep this ticket on your phone or print it. It is valid on the day of travel.",
  stages: "Your trip",
  platform: "(platform {platform})",
  ride: "{departure} {from} – {arrival} {to}, {service}",
  walk: "{minutes} min on foot to {to}",
  demoTrip: "Demonstration: timetable and prices are invented. You can’t travel with this ticket.",
  keep: "Keep this ticket on your phone or print it. The code admits all its guests, once.",
  cancellable: "Free cancellation until {until}.",
  notCancellable: "This can’t be cancelled.",
  manage: "Look at or change your booking",
  appleWallet: "Add to Apple Wallet",
  googleWallet: "Add to Google Wallet",
  withdrawn: "Changed: the organiser does not offer this any more.",
  otherTimes: "Changed: no longer at {before}. On this day the organiser now has: {times}.",
  noTime: "Changed: the organiser no longer has {before} on this day.",
  otherMeetingPoint: "Changed: the meeting point is now {now}. Before: {before}.",
  newMeetingPoint: "Changed: the meeting point is now {now}.",
};
export type TicketWords = typeof words;

export const ticketWords = inEachLanguage("server/ticket", words);
