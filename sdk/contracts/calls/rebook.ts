import * as v from "valibot";
import { refundWays } from "../booking.ts";
import { CodeOfBooking } from "../code.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";
import { Instant } from "../time.ts";
import { tripRefusals } from "../trip-refusals.ts";

/**
 * `POST /booking/rebook/` (purchase spec §7, RULES 12): another time, other tickets, for one item of a confirmed
 * booking. `bookingId` is the booking item's id; what the reservation says of a cart is not looked at. For who is
 * signed in as its owner, or has the signed link (`token`). `trips`: those of the quote that move with it, all or
 * nothing; without them they stay as they are. Answers with the booking's id, for the confirmation page. 404
 * `booking_not_found`; 403 `manage_link_needed`, `manage_link_invalid`, `manage_link_expired`; 409 `not_rebookable`
 * (fields.reason: unconfirmed, cancelled, on_request, cut_off, other_activity); 409 `trips_changed`
 * (fields.bookingItemId, fields.reason) where a trip can't be moved as it was quoted; 409 `price_changed`
 * (fields.difference) where the difference of all that moves isn't `expectedDifference`; 422 `rebook_costs_more`
 * (fields.difference in Rappen), and all that a reservation is refused for.
 */
export const rebook = call({
  method: "POST",
  path: "/booking/rebook/",
  answer: v.object({ bookingId: v.string() }),
  idempotent: true,
});

const TripTimes = v.object({ startTime: Instant, endTime: Instant });

/** A trip that goes with an item, and the connection that it would move to. */
const QuotedTrip = v.object({
  bookingItemId: v.string(),
  originName: v.string(),
  destinationName: v.string(),
  before: TripTimes,
  /** With the same product and tickets; sent back as `trips: [{ bookingId: bookingItemId, tripId }]`. */
  after: v.nullable(v.object({ ...TripTimes.entries, tripId: v.string(), difference: Money })),
  /** Why there is none. */
  refusal: v.nullable(v.picklist(tripRefusals)),
});
export type QuotedTrip = v.InferOutput<typeof QuotedTrip>;

/** What an item would cost, trips that go with it aside: its tickets and deposits are those of the request. */
const QuotedCost = v.object({
  /** With service fee and rebates (RULES 10). */
  total: Money,
  /** Of the booking, where nothing else of it stands; else 0, for it stays what it is. */
  serviceFee: Money,
  /** The rebates, with what each takes off of this item. */
  codes: v.array(CodeOfBooking),
});
export type QuotedCost = v.InferOutput<typeof QuotedCost>;

/**
 * `POST /booking/rebook/quote/`: the cost of the same request, before it is submitted (RULES 12). It changes nothing
 * and takes no seat. Rejected as `POST /booking/rebook/` is, but for the price and for seats.
 */
export const quoteRebook = call({
  method: "POST",
  path: "/booking/rebook/quote/",
  answer: v.object({
    bookingId: v.string(),
    cost: QuotedCost,
    /** What the new costs more than what was paid; below 0 it comes back. */
    difference: Money,
    /** Whether more can be paid: on invoice it is billed, else refused. */
    isAllowed: v.boolean(),
    /** How what comes back does so, where the difference is below 0. */
    refundWay: v.picklist(refundWays),
    /**
     * The trips that go with the item and don't fit its new time, with the cost of moving all of them that can move;
     * null if there is none.
     */
    withTrips: v.nullable(v.object({ difference: Money, isAllowed: v.boolean(), trips: v.array(QuotedTrip) })),
    /**
     * How many persons the trips that go with the item are for, by the one with the fewest, where the item would be for
     * more of them than it is: they stay for as many. Null where they are for all, or no more come.
     */
    tripPersons: v.nullable(v.number()),
  }),
  reads: true,
});
