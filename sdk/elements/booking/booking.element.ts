import { bookingAttributes } from "../../contracts/elements/booking.ts";
import { beginsWithLook, bookingLook } from "../../machines/booking/booking.look.ts";
import { defineGrowingRecord } from "../_kit/growing.ts";
import { attributeInput, inputOf } from "./booking.input.ts";
import { BookingView } from "./booking.tsx";
import { whereParts } from "./later.tsx";
import { lookActors } from "./look.actors.ts";
import { connectLook } from "./look.connect.ts";

/** `<gipfel-booking>`, the booking widget: from a date to held seats, and with `checkout="inline"` to the ticket. */
export const record = defineGrowingRecord({
  tag: "gipfel-booking",
  description: "The booking widget of an activity: date, offer, tickets, people, total.",
  attributes: bookingAttributes,
  events: ["ready", "view", "select", "step", "unavailable", "reserve", "error", "analytics"],
  input: inputOf,
  look: bookingLook,
  beginsWithLook,
  implementLook: lookActors,
  connectLook,
  whole: async () => (await Promise.all([import("./booking.whole.ts"), whereParts()]))[0],
  changed: (attributes, { locale }) => ({ type: "attributes.changed" as const, input: { ...attributeInput(attributes), locale } }),
  View: BookingView,
  catalogues: ["booking"],
  isSettled: (snapshot) => !snapshot.matches({ shown: { step: "opening" } }) && !snapshot.matches({ shown: { month: "loading" } }),
});
