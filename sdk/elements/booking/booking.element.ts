import { bookingAttributes } from "../../contracts/elements/booking.ts";
import { bookingMachine } from "../../machines/booking/booking.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { implementBooking } from "./booking.actors.ts";
import { connectBooking } from "./booking.connect.ts";
import { attributeInput, inputOf } from "./booking.input.ts";
import { BookingView } from "./booking.tsx";

/** `<gipfel-booking>`, the booking widget: from a date to held seats, and with `checkout="inline"` to the ticket. */
export const record = defineRecord({
  tag: "gipfel-booking",
  description: "The booking widget of an activity: date, offer, tickets, people, total.",
  attributes: bookingAttributes,
  events: ["ready", "view", "select", "step", "reserve", "error", "analytics"],
  machine: bookingMachine,
  implement: implementBooking,
  input: inputOf,
  changed: (attributes) => ({ type: "attributes.changed" as const, input: attributeInput(attributes) }),
  connect: connectBooking,
  View: BookingView,
  catalogues: ["booking"],
  isSettled: (snapshot) => !snapshot.matches({ shown: { step: "opening" } }) && !snapshot.matches({ shown: { month: "loading" } }),
});
