import * as v from "valibot";
import { MonthlyDates, Validity } from "./activity.ts";
import { call } from "./call.ts";
import { LocaleOnWire } from "./locale-on-wire.ts";
import { Money } from "./money.ts";
import { Instant, LocalDate } from "./time.ts";

/** Whom a ticket is for. */
export const audiences = ["adult", "youth", "child", "infant", "senior", "student", "family", "group", "any"] as const;
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
export const Capacity = v.nullable(v.union([v.number(), v.literal("none")]));
export type Capacity = v.InferOutput<typeof Capacity>;

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
  /** Of the visitor something is asked for the tickets: strict fields, for resellers any. */
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

/** How many of an audience a visitor looks for; filters dates, never changes the price (RULES 14). */
export const TicketCategoryQuantity = v.object({
  audience: Audience,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  discountType: v.optional(v.nullable(v.string())),
  categoryType: v.optional(v.nullable(v.string())),
});
export type TicketCategoryQuantity = v.InferOutput<typeof TicketCategoryQuantity>;

const ContentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** `POST /activity/monthly-dates/`: `activityId` is the content id; without `offerIds`, all offers count. */
export const monthlyDates = call({
  method: "POST",
  path: "/activity/monthly-dates/",
  reads: true,
  body: v.object({
    activityId: ContentId,
    locale: LocaleOnWire,
    year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    offerIds: v.optional(v.pipe(v.array(ContentId), v.maxLength(100))),
    distributorId: v.optional(v.nullable(v.string())),
    ticketCategoryQuantities: v.optional(v.pipe(v.array(TicketCategoryQuantity), v.maxLength(50))),
  }),
  answer: MonthlyDates,
});

/** `POST /activity/offers/`: sorted by `sequenceIndex`; `activityId` is the content id. */
export const listOffers = call({
  method: "POST",
  path: "/activity/offers/",
  reads: true,
  body: v.object({ activityId: ContentId, locale: v.optional(LocaleOnWire, "de_CH") }),
  answer: v.array(Offer),
});

/** `GET /offers/{id}/`: an offer's translated labels, by locale. */
export const getOffer = call({
  method: "GET",
  path: "/offers/{id}/",
  params: v.object({ id: v.union([v.number(), v.string()]) }),
  answer: v.object({
    id: v.number(),
    translations: v.record(v.string(), v.object({ label: v.string(), description: v.string() })),
  }),
});

export const OfferAvailabilities = v.array(v.object({ offerId: v.number(), availabilities: v.array(Availability) }));
export type OfferAvailabilities = v.InferOutput<typeof OfferAvailabilities>;

const MappedId = v.object({ mappedId: v.union([v.number(), v.string()]) });

/**
 * `GET /activities/{mappedId}/availabilities`: slots before their cut-off, from `startsAfter` (a date, or an instant
 * with its offset) to the end of the date `untilEndOfDay`.
 */
export const listAvailabilities = call({
  method: "GET",
  path: "/activities/{mappedId}/availabilities",
  params: MappedId,
  query: v.object({
    limit: v.optional(v.union([v.number(), v.string()])),
    locale: v.optional(v.string()),
    startsAfter: v.optional(v.union([LocalDate, Instant])),
    untilEndOfDay: v.optional(LocalDate),
    distributorId: v.optional(v.string()),
  }),
  answer: OfferAvailabilities,
});

/** `GET /activities/{mappedId}/monthly-availabilities`: the month's dates, with the slots of each. */
export const monthlyAvailabilities = call({
  method: "GET",
  path: "/activities/{mappedId}/monthly-availabilities",
  params: MappedId,
  query: v.object({
    year: v.union([v.number(), v.string()]),
    month: v.union([v.number(), v.string()]),
    distributorId: v.optional(v.string()),
  }),
  answer: v.record(v.string(), OfferAvailabilities),
});

/** `GET /activities/{mappedId}/availabilities/{availabilityId}/personalization_fields` */
export const personalizationFields = call({
  method: "GET",
  path: "/activities/{mappedId}/availabilities/{availabilityId}/personalization_fields",
  params: v.object({ mappedId: v.union([v.number(), v.string()]), availabilityId: v.string() }),
  query: v.object({ locale: v.optional(v.string()) }),
  answer: v.array(PersonalizationField),
});

/** `POST /booking/sync-offer/`: asks the supplier's calendar again, when an activity shows no availability. */
export const syncOffer = call({
  method: "POST",
  path: "/booking/sync-offer/",
  body: v.object({ offerId: ContentId }),
  answer: v.object({ offerId: v.number(), synced: v.number() }),
});

/** `POST /booking/release-offer/`: gives back the seats that this cart still holds of an offer (P§8, reserve 422). */
export const releaseOffer = call({
  method: "POST",
  path: "/booking/release-offer/",
  body: v.object({ offerId: ContentId, cartId: v.optional(v.nullable(v.string())) }),
  answer: v.object({ offerId: v.number(), released: v.number() }),
});
