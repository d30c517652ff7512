import { inEachLanguage } from "../../../words/in-each-language.ts";

/** The words of tickets; `{until}` is a date with its time. */
export const words = {
  ticket: "Ticket",
  date: "Date",
  time: "Time",
  allDay: "All day",
  offer: "Offer",
  guests: "Guests",
  meetingPoint: "Meeting point",
  booked: "Booked by",
  booking: "Booking",
  paid: "Paid",
  supplier: "Organised by",
  show: "Show this code at the meeting point",
  keep: "Keep this ticket on your phone or print it. The code admits all guests named here, once.",
  cancellable: "Free cancellation until {until}.",
  notCancellable: "This can’t be cancelled.",
  manage: "Look at or change your booking",
};
export type TicketWords = typeof words;

export const ticketWords = inEachLanguage("server/ticket", words);
