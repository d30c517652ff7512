import * as v from "valibot";
import type { ActivityItem } from "./analytics/items.ts";
import { LocalDate } from "./time.ts";

/** A picture by its address on the image service; the caller adds `width`, `height`, `quality` and `fit`. */
export const Picture = v.object({
  url: v.string(),
  alternativeText: v.string(),
  /** The dominant colour (`#rrggbb`) that stands in the picture's place until it has come. */
  color: v.optional(v.string()),
});
export type Picture = v.InferOutput<typeof Picture>;

const MeetingPoint = v.object({
  label: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/** Time rules of a slot: `all-day` shows no time, `other` shows the start. */
export const Validity = v.picklist(["all-day", "other"]);

/**
 * The attribute item that says that ticket holders skip the line (discovery spec §9, key facts): an item of attribute
 * 32.
 */
export const skipTheLineItem = 321;

/** Discovery spec §3, "Activity summary". Hours may be fractions; cut-offs are hours before the start. */
export const ActivitySummary = v.object({
  minAge: v.nullable(v.number()),
  maxAge: v.nullable(v.number()),
  minAdultPrice: v.nullable(v.object({ amount: v.number(), formatted: v.string() })),
  startingPrice: v.nullable(v.object({ amount: v.number(), formatted: v.string() })),
  maxPrice: v.nullable(v.object({ amount: v.number() })),
  numOffers: v.number(),
  durationInHours: v.array(v.number()),
  resTech: v.boolean(),
  cancellation: v.boolean(),
  cancellationCutOff: v.nullable(v.number()),
  bookingOnRequest: v.boolean(),
  discount: v.array(v.record(v.string(), v.string())),
  ticketsIssued: v.number(),
  guideLanguages: v.array(v.string()),
  rankingScoreNoDate: v.number(),
  highDemand: v.boolean(),
  showPerPersonSuffix: v.boolean(),
  infoConfirmationRequired: v.boolean(),
  validities: v.array(Validity),
});

/** Discovery spec §3, "Activity". `id` is the content id, `mappedId` the booking system's (RULES 1). */
export const Activity = v.object({
  id: v.number(),
  mappedId: v.number(),
  path: v.string(),
  urls: v.record(v.string(), v.string()),
  info: v.object({
    title: v.string(),
    teaser: v.string(),
    benefits: v.array(v.string()),
    highlights: v.string(),
    important_information: v.string(),
  }),
  gallery: v.array(Picture),
  teaser_image: v.nullable(Picture),
  content_blocks: v.array(v.object({ title: v.string(), youtube_url: v.nullable(v.string()), text: v.string() })),
  type: v.object({ id: v.number(), title: v.string() }),
  attributes: v.array(v.object({ attributeId: v.number(), items: v.array(v.number()) })),
  meeting_points: v.array(MeetingPoint),
  lat: v.number(),
  lng: v.number(),
  availableDates: v.array(LocalDate),
  distance: v.optional(v.number()),
  supplier: v.object({ name: v.string() }),
  location: v.object({ id: v.number(), title: v.string() }),
  rating: v.nullable(v.object({ average_rating: v.number(), num_ratings: v.number() })),
  breadcrumbs: v.array(v.object({ title: v.string(), url: v.string() })),
  /** For analytics; its fields are not parsed again in the browser. */
  dataLayer: v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<ActivityItem>,
  summary: v.nullable(ActivitySummary),
});
export type Activity = v.InferOutput<typeof Activity>;

/**
 * What the booking widget needs of an activity (purchase spec §3, "Activity (booking-related)"): a small part, parsed
 * alone.
 */
export const ActivityToBook = v.object({
  id: v.number(),
  mappedId: v.number(),
  path: v.string(),
  info: v.object({ title: v.string(), important_information: v.string() }),
  supplier: v.object({ name: v.string() }),
  teaser_image: v.nullable(Picture),
  summary: v.nullable(
    v.object({
      durationInHours: v.array(v.number()),
      validities: v.array(Validity),
      infoConfirmationRequired: v.boolean(),
      bookingOnRequest: v.boolean(),
      cancellation: v.boolean(),
    }),
  ),
  availableDates: v.array(v.string()),
});
export type ActivityToBook = v.InferOutput<typeof ActivityToBook>;

/** A date's best price and its best single slot (RULES 14). A price of "CHF 0.00" is free. */
export const MonthlyDates = v.record(
  v.string(),
  v.object({ price: v.string(), capacity: v.nullable(v.union([v.number(), v.literal("none")])) }),
);
export type MonthlyDates = v.InferOutput<typeof MonthlyDates>;
export type MonthlyDate = MonthlyDates[string];
