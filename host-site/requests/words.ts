/** What the page says where a booking on request is answered. */
export const words = {
  booking: "Booking {number}",
  until: "Answer until {when}",
  left: "{time} left",
  guest: "Guest",
  notes: "Note from the guest",
  amount: "Amount",
  when: "When",
  tickets: "For",
  withIt: "Booked with it, not on request",
  answerItem: "Answer this item",
  itemStates: { accepted: "Accepted", refused: "Refused" },
  partDone: "Your answer is recorded. The rest still waits.",
  mixed: { title: "This request is answered", text: "What was accepted is booked; the rest costs the guest nothing." },
  whatHappens:
    "Accept, and the guest gets the tickets once everything is answered. Refuse, and it costs the guest nothing and the seats are free again.",
  accept: "Accept the booking",
  refuse: "Refuse",
  refuseTitle: "Refuse this request?",
  refuseText: "What is refused costs the guest nothing, and what is paid for it goes back. A mail tells them.",
  refuseCancelsTrips: "Trips that go with it are cancelled too, and the guest gets back all that was paid for them.",
  refuseBooksRest: "The rest of the booking waits for this answer alone: with it, that is booked.",
  note: "Your reason",
  noteHint: "The guest reads it in the mail.",
  refuseNow: "Refuse the request",
  keep: "Don’t refuse",
  states: {
    accepted: {
      title: "This request is accepted",
      text: "The guest gets the tickets once the whole booking is answered. There is nothing left to do.",
    },
    refused: {
      title: "This request is refused",
      text: "It costs the guest nothing, and the seats are free again. There is nothing left to do.",
    },
    expired: {
      title: "The time is over",
      text: "Nobody has answered in time, so the request is refused and it costs the guest nothing.",
    },
    cancelled: {
      title: "The guest has taken the request back",
      text: "It is cancelled, and nobody waits for an answer any more.",
    },
  },
  done: {
    accepted: {
      title: "Thank you, it is accepted",
      text: "The guest gets the tickets by mail once the whole booking is answered.",
    },
    refused: {
      title: "Thank you, it is refused",
      text: "What is refused costs the guest nothing, and what is paid for it goes back. A mail tells them.",
    },
  },
  invalidTitle: "This link isn’t valid",
  invalid: "Perhaps a piece of it is missing. Please open it from the mail once more, or copy all of it.",
  toShop: "To the shop",
  toSupplier: "Sell with {shop}",
};
export type RequestWords = typeof words;
