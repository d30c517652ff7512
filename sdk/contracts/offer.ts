import * as v from "valibot";
import { Validity } from "./activity.ts";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** The audience of a ticket. */
const audiences = ["adult", "youth", "child", "infant", "senior", "student", "family", "group", "any"] as const;
export const Audience = v.picklist(audiences);
export type Audience = v.InferOutput<typeof Audience>;

/**
 * One thing to buy of an offer (purchase spec §3, "Ticket category").
 * `price.amount` is for one ticket: one person, or one step of `occupancy` persons (RULES 2). Ages are whole years.
 */
export const TicketCategory = v.object({
  ticketCategoryId: v.number(),
  /** The same for alike categories of other offers (RULES 15); quantities are carried across offers by it. */
  ticketCategoryHash: v.string(),
  audience: Audience,
  label: v.object({ audience: v.string(), formatted: v.string(), discount: v.nullable(v.string()) }),
  discountType: v.nullable(v.string()),
  categoryType: v.nullable(v.string()),
  categoryTypeKey: v.nullable(v.string()),
  minAge: v.nullable(v.number()),
  maxAge: v.nullable(v.number()),
  occupancy: v.number(),
  maxOccupancy: v.nullable(v.number()),
  price: Money,
  distributorNetPrice: v.nullable(Money),
  /** A deposit or fee that comes with each ticket, as a line of its own. */
  articleLabel: v.nullable(v.string()),
  articlePrice: v.nullable(Money),
  sequenceIndex: v.number(),
  productId: v.nullable(v.string()),
});
export type TicketCategory = v.InferOutput<typeof TicketCategory>;

/** Seats free now; null is unlimited, "none" is sold out (RULES 2). */
const Capacity = v.nullable(v.union([v.number(), v.literal("none")]));
type Capacity = v.InferOutput<typeof Capacity>;

/** One slot of an offer (purchase spec §3, "Availability"). Instants are written with Zurich's offset. */
export const Availability = v.object({
  availabilityId: v.string(),
  startsAt: Instant,
  validity: Validity,
  isAllDay: v.boolean(),
  capacity: Capacity,
  /** Until then it can be cancelled; null where cancelling is not allowed. */
  cancellableUntil: v.nullable(Instant),
  /** Until then it can be booked. */
  cutoff: v.nullable(Instant),
  /** Until then the supplier of a booking on request can confirm it. */
  confirmableUntil: v.optional(Instant),
  ticketCategoryIds: v.array(v.number()),
  startingPrice: v.nullable(Money),
});
export type Availability = v.InferOutput<typeof Availability>;

export const Offer = v.object({
  offerId: v.number(),
  contentApiOfferId: v.number(),
  offerLabel: v.string(),
  description: v.string(),
  sequenceIndex: v.number(),
  durationInHours: v.nullable(v.number()),
  validities: v.array(Validity),
  startingPrice: v.nullable(Money),
  ticketCategories: v.array(TicketCategory),
  /** The kinds of category that the offer mixes (`1st_class`, `2nd_class`); empty where there is one kind. */
  categoryTypes: v.array(v.string()),
  /** The tickets have fields to fill in: strict ones, for resellers any. */
  isPersonalized: v.optional(v.boolean()),
  /** Sold at one time of the day at most: a date leaves nothing to choose. */
  hasOneTime: v.optional(v.boolean()),
});
export type Offer = v.InferOutput<typeof Offer>;

/**
 * A ticket or reservation field to fill in (purchase spec §3, "Personalization field"). The date field's key is `dob`.
 */
export const PersonalizationField = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(["text", "number", "date", "option"]),
  scope: v.picklist(["reservation", "guest"]),
  isStrict: v.boolean(),
  options: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      /** Shown only while the reservation-level field `key` holds one of `in` (RULES 16). */
      condition: v.nullable(v.object({ key: v.string(), in: v.array(v.string()) })),
      optionAttributes: v.nullable(v.object({ sortOrder: v.number(), description: v.nullable(v.string()) })),
    }),
  ),
});
export type PersonalizationField = v.InferOutput<typeof PersonalizationField>;

export const OfferAvailabilities = v.array(v.object({ offerId: v.number(), availabilities: v.array(Availability) }));
export type OfferAvailabilities = v.InferOutput<typeof OfferAvailabilities>;
