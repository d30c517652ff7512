import * as v from "valibot";
import { Validity } from "./activity.ts";
import { call } from "./call.ts";
import { EmailAddress, PersonName, PhoneNumber } from "./contact.ts";
import { PersonalizedValue } from "./given.ts";
import { LocaleOnWire } from "./locale-on-wire.ts";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

const PersonalizedValues = v.pipe(v.array(PersonalizedValue), v.maxLength(50));

/** Purchase spec §3, "Reservation request". `activityId` is the mapped id, `numGuests` counts persons (RULES 1, 2). */
export const ReservationRequest = v.object({
  activityId: v.pipe(v.number(), v.integer()),
  availabilityId: v.pipe(v.string(), v.maxLength(64)),
  selection: v.pipe(
    v.array(
      v.object({
        ticketCategoryId: v.pipe(v.number(), v.integer()),
        numGuests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
        /** One list of answers a guest; never more lists than guests. */
        guests: v.optional(v.pipe(v.array(v.object({ personalizedData: PersonalizedValues })), v.maxLength(10_000))),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  locale: LocaleOnWire,
  doCreateCart: v.boolean(),
  cartId: v.optional(v.nullable(v.string())),
  distributorId: v.optional(v.nullable(v.string())),
  personalizedData: v.optional(PersonalizedValues),
  /** The reservation that this one takes the place of: its seats count as free for it (RULES 3). */
  replaces: v.optional(v.nullable(v.string())),
  childrenAges: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))), v.maxLength(99)),
  ),
});
export type ReservationRequest = v.InferInput<typeof ReservationRequest>;

export const TicketReservation = v.object({
  offer: v.object({
    label: v.string(),
    contentApiId: v.number(),
    contentApiOfferId: v.number(),
    offerId: v.number(),
    ticketCategories: v.array(v.number()),
  }),
  description: v.string(),
  ticketCategory: v.object({
    ticketCategoryId: v.number(),
    ticketCategoryHash: v.string(),
    label: v.object({ formatted: v.string() }),
    price: Money,
    articleLabel: v.nullable(v.string()),
    articlePrice: v.nullable(Money),
  }),
  /** Tickets bought: persons, or steps of the category's occupancy. */
  quantity: v.number(),
  /** One entry a person (RULES 2). */
  guests: v.array(v.object({ occupancy: v.number(), personalizationData: v.array(PersonalizedValue) })),
});

/** What a reservation of a cart, or an item of a booking, looks like to the buyer (purchase spec §3, "Reservation"). */
export const Reservation = v.object({
  reservationId: v.string(),
  capiActivityId: v.number(),
  bookingItemId: v.string(),
  bookingId: v.nullable(v.string()),
  tripId: v.nullable(v.string()),
  activityTitle: v.string(),
  activityPath: v.string(),
  teaserImage: v.nullable(v.object({ url: v.string(), alternativeText: v.string(), color: v.optional(v.string()) })),
  infoConfirmation: v.nullable(v.string()),
  availabilityId: v.string(),
  startsAt: Instant,
  expiresAt: Instant,
  validity: Validity,
  isAllDay: v.boolean(),
  offerId: v.number(),
  cancellableUntil: v.nullable(Instant),
  cancelledAt: v.nullable(Instant),
  isCancellable: v.boolean(),
  /** The supplier confirms within 48 hours of the payment, and by `confirmableUntil` at the latest (RULES 8). */
  bookingOnRequest: v.boolean(),
  confirmableUntil: v.optional(Instant),
  totalPrice: Money,
  seatPrice: v.nullable(Money),
  personalizationData: v.array(PersonalizedValue),
  ticketReservations: v.array(TicketReservation),
  /** The parts of a reservation that was made in one with others; empty for a plain one. */
  reservations: v.array(v.unknown()),
});
export type Reservation = v.InferOutput<typeof Reservation>;

/** A line of the total that is neither ticket nor rebate: a deposit or the service fee. */
export const Cart = v.object({
  cartId: v.string(),
  reservations: v.array(Reservation),
  /** Holds that have lapsed since: the re-hold offer (RULES 4). */
  expired: v.array(Reservation),
  customData: v.record(v.string(), v.unknown()),
  total: Money,
  depositsTotal: Money,
  customerServiceFee: Money,
  rebatesTotal: Money,
  rebateCodes: v.array(v.string()),
  /** Set once checked out and unpaid. */
  bookingId: v.nullable(v.string()),
  /** A payment of it is under way: until that is finished or stopped, nothing of the cart can change (RULES 6). */
  isPaying: v.boolean(),
  /** The server's clock when it answered: the countdown goes by it, not by the visitor's clock. */
  now: Instant,
});
export type Cart = v.InferOutput<typeof Cart>;

const CartPath = v.object({ cartId: v.string() });
const ReservationPath = v.object({ reservationId: v.string() });

/**
 * `GET /carts/{cartId}`: 404 `cart_not_found` when unknown, lapsed or confirmed, with `fields.bookingId` for a day
 * after it was booked (RULES 4).
 */
export const getCart = call({
  method: "GET",
  path: "/carts/{cartId}",
  params: CartPath,
  /** The language of the page: titles and labels come in it; without one in the language that each hold was made in. */
  query: v.object({ locale: v.optional(LocaleOnWire) }),
  answer: Cart,
});

/** A JSON merge patch: `customData` (4 kB at most), `rebateCodes`, and `reservationIds` to keep, in their order. */
export const CartPatch = v.object({
  customData: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  rebateCodes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
  reservationIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
});
export const patchCart = call({
  method: "PATCH",
  path: "/carts/{cartId}",
  params: CartPath,
  body: CartPatch,
  answer: Cart,
});

/** `POST /reservations`: holds the seats for 30 minutes (RULES 3). */
export const createReservation = call({
  method: "POST",
  path: "/reservations",
  body: ReservationRequest,
  answer: v.object({
    reservationId: v.string(),
    reservation: Reservation,
    cart: v.object({ cartId: v.string(), reservations: v.array(v.object({ reservationId: v.string() })) }),
  }),
  idempotent: true,
});
export const getReservation = call({
  method: "GET",
  path: "/reservations/{reservationId}",
  params: ReservationPath,
  answer: Reservation,
});
export const deleteReservation = call({
  method: "DELETE",
  path: "/reservations/{reservationId}",
  params: ReservationPath,
  answer: v.object({ reservationId: v.string() }),
});

/** Who buys (purchase spec §5, "Contact data"); `phone` with a leading plus. */
export const Buyer = v.object({
  givenName: PersonName,
  familyName: PersonName,
  email: EmailAddress,
  phone: PhoneNumber,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type Buyer = v.InferOutput<typeof Buyer>;

/** Who sent the buyer, and how they came (purchase spec §3, "Affiliate data"). */
const Affiliate = v.object({
  affiliateReferralCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  affiliateLandingPage: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  affiliateReferrer: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
});
export type Affiliate = v.InferOutput<typeof Affiliate>;

/** `PATCH /carts/{cartId}/check_out`: one booking a cart, all or nothing, the same answer while unpaid (RULES 6). */
export const checkOut = call({
  method: "PATCH",
  path: "/carts/{cartId}/check_out",
  params: CartPath,
  body: v.object({
    user: Buyer,
    locale: v.optional(LocaleOnWire, "de_CH"),
    distributorId: v.optional(v.nullable(v.string())),
    notes: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
    affiliate: v.optional(v.nullable(Affiliate)),
  }),
  answer: v.object({ bookingId: v.string() }),
  idempotent: true,
});
