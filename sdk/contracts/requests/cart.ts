import * as v from "valibot";
import { Buyer } from "../cart.ts";
import { EmailAddress } from "../contact.ts";
import { dialCodes } from "../countries.ts";
import { codeMaxLength, mostCodes } from "../code-limits.ts";
import { mostTripsOfItem } from "../trips-of-item.ts";
import { PersonalizedValue } from "../personalized-value.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";

const PersonalizedValues = v.pipe(v.array(PersonalizedValue), v.maxLength(50));

/** The affiliate, and how the buyer came (purchase spec §3, "Affiliate data"). */
const Affiliate = v.object({
  affiliateReferralCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  affiliateLandingPage: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  affiliateReferrer: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  /** `campaignPattern` of attribution.ts; another text doesn't count. */
  affiliateCampaign: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  /** `affiliateWidgets` of affiliate-widgets.ts; another text doesn't count. */
  affiliateWidget: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
});
export type Affiliate = v.InferOutput<typeof Affiliate>;

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
  /**
   * The reservation of the same cart, expired or removed, that this one holds again: it gets its place, goes with what
   * that went with, and a trip is for children of the same ages where none are named. If that one is held still, or
   * was held again already, the answer is what has its place, also past its cut-off: nothing more is held, nothing is
   * priced anew, and only what the request names goes together with it. With `replaces` beside it, what has its place
   * is edited; where nothing has, it is held again. One of another cart is ignored.
   */
  holdsAgain: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  childrenAges: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))), v.maxLength(99)),
  ),
  /**
   * Booking items of trips by public transport in the same cart that were reserved before this activity and go with it:
   * they are released together. A list of more than `mostTripsOfItem` is refused; those that are no live trips of the
   * cart, or for which the item has no room, are ignored.
   */
  tripBookingItemIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(mostTripsOfItem))),
  /** Kept with the cart, for a check-out that names none (RULES 19). */
  affiliate: v.optional(v.nullable(Affiliate)),
});
export type ReservationRequest = v.InferInput<typeof ReservationRequest>;

const CartPath = v.object({ cartId: v.string() });
const ReservationPath = v.object({ reservationId: v.string() });

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(codeMaxLength));

/** A JSON merge patch: `customData` (4 kB at most), `rebateCodes`, and `reservationIds` to keep, in their order. */
export const CartPatch = v.object({
  customData: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  rebateCodes: v.optional(v.pipe(v.array(Code), v.maxLength(mostCodes))),
  reservationIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
});

/** What the server parses of these calls, by method and path. */
export const cartRequests = {
  "GET /carts/{cartId}": {
    params: CartPath,
    /**
     * The language of the page: titles and labels come in it; without one in the language that each hold was made in.
     */
    query: v.object({ locale: v.optional(LocaleOnWire) }),
  },
  "PATCH /carts/{cartId}": { params: CartPath, body: CartPatch },
  "POST /carts/{cartId}/codes/": { params: CartPath, body: v.object({ code: Code }) },
  "DELETE /carts/{cartId}/codes/{code}": { params: v.object({ cartId: v.string(), code: Code }) },
  "GET /carts/{cartId}/reminder/": { params: CartPath },
  "POST /carts/{cartId}/reminder/": {
    params: CartPath,
    body: v.object({ email: EmailAddress, locale: LocaleOnWire }),
  },
  "DELETE /carts/{cartId}/reminder/": { params: CartPath },
  "POST /reservations": { body: ReservationRequest },
  "GET /reservations/{reservationId}": { params: ReservationPath },
  "DELETE /reservations/{reservationId}": { params: ReservationPath },
  "PATCH /carts/{cartId}/check_out": {
    params: CartPath,
    body: v.object({
      user: v.object({ ...Buyer.entries, countryCode: v.picklist([...dialCodes.keys()], "a country is wanted") }),
      /** The language of mails and tickets; unset: that of the first reservation. */
      locale: v.optional(LocaleOnWire),
      distributorId: v.optional(v.nullable(v.string())),
      notes: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
      affiliate: v.optional(v.nullable(Affiliate)),
    }),
  },
};
