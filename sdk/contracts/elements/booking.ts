import * as v from "valibot";
import { Id } from "../capabilities.ts";
import { PersonalizedValue } from "../personalized-value.ts";
import { commonAttributes, flag, id, oneOf, text } from "./attributes.ts";

/** Purchase spec §3, "BookingData link": what a link, or the attribute, fills in beforehand. */
export const BookingData = v.object({
  /** Also one that no calendar has, as `2027-02-31`: the widget says so and leads to another day. */
  date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, "a date like 2026-12-01 is wanted"))),
  activityId: v.optional(v.number()),
  offerId: v.optional(v.number()),
  availabilityId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Tickets by ticket category id. */
  tickets: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)))),
  /** Tickets by ticket category hash, for when the ids have changed. */
  ticketHashes: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)))),
  personalizedOptions: v.optional(v.array(PersonalizedValue)),
  /**
   * What the tickets cost when the link was made, in Rappen, at prices that everyone pays. It is compared, never
   * charged; one that can't be read is ignored.
   */
  quotedTotal: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
  /**
   * The participants before an offer is chosen: adults, and a child's age in years or null. Used where the link names
   * no offer.
   */
  adults: v.optional(v.number()),
  childrenAges: v.optional(v.array(v.nullable(v.number()))),
});
export type BookingData = v.InferOutput<typeof BookingData>;

/**
 * `BookingData` as JSON text: what `booking-data` and the address parameter `bookingData` carry, 8,000 characters at
 * most.
 */
export const BookingDataText = v.pipe(v.string(), v.maxLength(8000), v.parseJson(), BookingData);

/** Attributes of `<gipfel-booking>`, the booking widget. */
export const bookingAttributes = v.object({
  ...commonAttributes,
  activity: id,
  flow: oneOf(["date-offers", "offers-date"], "date-offers"),
  presentation: oneOf(["inline", "drawer", "modal"], "inline"),
  checkout: oneOf(["redirect", "inline"], "redirect"),
  /** Text here, and read with `BookingDataText` where there is one: most pages give none and need no schema for it. */
  "booking-data": text(8000),
  /** Text for the same reason: `PrefillText` reads it. */
  prefill: text(4000),
  run: flag,
  open: flag,
  reservation: v.optional(Id),
  rebook: v.optional(Id),
  navigation: flag,
});
export type BookingAttributes = v.InferOutput<typeof bookingAttributes>;
