import * as v from "valibot";
import { Validity } from "./activity.ts";
import { CodeOfCart } from "./code.ts";
import { EmailAddress, PersonName, PhoneNumber } from "./contact.ts";
import { PersonalizedValue } from "./personalized-value.ts";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";
import type { BookedTrip } from "./transport.ts";

const TicketReservation = v.object({
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
  /** The first of the reservations that have taken each other's place, edited or held again; absent: this one. */
  firstReservationId: v.optional(v.string()),
  capiActivityId: v.number(),
  bookingItemId: v.string(),
  bookingId: v.nullable(v.string()),
  tripId: v.nullable(v.string()),
  /** The trip that is bought, if no activity is. Not checked here: few elements show it. */
  trip: v.optional(v.custom<BookedTrip>(() => true)),
  /** Of a trip: the item that it leads to or back from. */
  withBookingItemId: v.optional(v.nullable(v.string())),
  /** Whether it leads there or back, whatever the time that the item has by now; absent where that is not known. */
  direction: v.optional(v.picklist(["there", "back"])),
  activityTitle: v.string(),
  activityPath: v.string(),
  teaserImage: v.nullable(v.object({ url: v.string(), alternativeText: v.string(), color: v.optional(v.string()) })),
  infoConfirmation: v.nullable(v.string()),
  availabilityId: v.string(),
  startsAt: Instant,
  /** When an activity ends; absent for a whole day, of a trip, and where its duration is not known. */
  endsAt: v.optional(Instant),
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
  /** Priced by a distributor's contract (RULES 18). */
  isNet: v.optional(v.boolean()),
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
  /** What each of the `rebateCodes` does, rebates and gift vouchers, in their order. */
  codes: v.array(CodeOfCart),
  /** What gift vouchers pay of the total. */
  vouchersTotal: Money,
  /** What is left to pay: the total less `vouchersTotal`. */
  due: Money,
  /** Set once checked out and unpaid. */
  bookingId: v.nullable(v.string()),
  /** A payment of it is under way: until that is finished or stopped, nothing of the cart can change (RULES 6). */
  isPaying: v.boolean(),
  /** The payment under way, where several people share it; `url`: the page where its organiser sees who has paid. */
  sharedPayment: v.optional(v.object({ paidCount: v.number(), count: v.number(), until: Instant, url: v.string() })),
  /** The server's clock when it answered: the countdown goes by it, not by the visitor's clock. */
  now: Instant,
});
export type Cart = v.InferOutput<typeof Cart>;

/** The buyer (purchase spec §5, "Contact data"); `phone` with a leading plus. */
export const Buyer = v.object({
  givenName: PersonName,
  familyName: PersonName,
  email: EmailAddress,
  phone: PhoneNumber,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type Buyer = v.InferOutput<typeof Buyer>;
