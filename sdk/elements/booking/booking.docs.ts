import type { bookingAttributes } from "../../contracts/elements/booking.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-booking>`, for `custom-elements.json`. */
export const bookingDocs: ElementDocs<typeof bookingAttributes> = {
  description: "The booking widget of an activity: date, offer, tickets, people, total.",
  attributes: {
    activity: "The activity to book, by its content id.",
    flow: "Whether the date or the offer is chosen first.",
    presentation: "In the page, in a drawer from the side, or in a dialog.",
    checkout: "Whether paying happens on the shop's pages or inside the element.",
    "booking-data": "A selection to start with, as JSON.",
    prefill:
      "What is filled in beforehand, as JSON: date, adults, childrenAges, givenName, familyName, email, phone; `locked`, true or a list of these, can't be changed.",
    run: "Reserve the selection of booking-data at once.",
    open: "Open the drawer or dialog at once; without it a button opens it.",
    reservation: "A reservation of the visitor's basket to change, in place of a new one.",
    rebook: "A booked item to move to another time; its reservation goes with it.",
    navigation: "Show the tabs Booking and More information.",
  },
  slots: {
    "": "A link, shown until the element is ready and where the activity has no dates or can't be shown.",
  },
  parts: {},
  cssProperties: {},
  inside: {
    events: ["submitted", "pending", "confirmed", "failed"],
    when: 'Only with checkout="inline": it comes from the check-out inside.',
  },
};
