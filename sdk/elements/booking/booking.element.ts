import { bookingAttributes } from "../../contracts/elements/booking.ts";
import { startsAsPreview, bookingPreview } from "../../machines/booking/booking.preview.ts";
import { defineProgressiveRecord } from "../_kit/progressive.ts";
import { bookingDocs } from "./booking.docs.ts";
import { attributeInput, inputOf } from "./booking.input.ts";
import { BookingView } from "./booking.tsx";
import { loadParts } from "./lazy-parts.tsx";
import { previewActors } from "./preview.implement.ts";
import { connectPreview } from "./preview.connect.ts";

/** `<gipfel-booking>`, the booking widget: from a date to held seats, and with `checkout="inline"` to the ticket. */
export const record = defineProgressiveRecord({
  tag: "gipfel-booking",
  docs: import.meta.env.SSR ? bookingDocs : undefined,
  attributes: bookingAttributes,
  events: ["ready", "view", "open", "select", "step", "unavailable", "reserve", "error", "analytics"],
  methods: ["open", "close", "select", "prefill"],
  input: inputOf,
  preview: bookingPreview,
  startsAsPreview,
  implementPreview: previewActors,
  connectPreview,
  full: async () => (await Promise.all([import("./booking.full.ts"), loadParts()]))[0],
  changed: (attributes, { locale }) => ({
    type: "attributes.changed" as const,
    input: { ...attributeInput(attributes), locale },
  }),
  View: BookingView,
  catalogues: ["booking"],
  isSettled: (snapshot) =>
    !snapshot.matches({ shown: { step: "opening" } }) && !snapshot.matches({ shown: { month: "loading" } }),
});
