import { inEachLanguage } from "../../../words/in-each-language.ts";

/** The words of tickets; `{until}` is a date with its time, `{departure}` and `{arrival}` are times of the day. */
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
  keepOnTrip: "Keep this ticket on your phone or print it. It is valid on the day of travel.",
  stages: "Your trip",
  platform: "(platform {platform})",
  ride: "{departure} {from} – {arrival} {to}, {service}",
  walk: "{minutes} min on foot to {to}",
  demoTrip: "Demonstration: timetable and prices are invented. You can’t travel with this ticket.",
  keep: "Keep this ticket on your phone or print it. The code admits all guests named here, once.",
  cancellable: "Free cancellation until {until}.",
  notCancellable: "This can’t be cancelled.",
  manage: "Look at or change your booking",
};
export type TicketWords = typeof words;

export const ticketWords = inEachLanguage("server/ticket", words);
