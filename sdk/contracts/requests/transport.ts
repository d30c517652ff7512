import * as v from "valibot";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { Instant, isCalendarDate } from "../time.ts";
import { transportOfferId } from "../transport.ts";
import { ReservationRequest } from "./cart.ts";

const PlaceId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
export const TripId = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const ProductId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** A moment of the calendar and the clock: 25:10 is none. */
const Moment = v.pipe(
  Instant,
  v.check((text) => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), "no such moment"),
);
const locale = v.optional(LocaleOnWire, "de_CH");
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const { activityId: _, availabilityId: __, tripBookingItemIds: ___, ...reservation } = ReservationRequest.entries;

/** Purchase spec §3, "Reservation request": a trip adds `tripId`, `offerId` and `productId`. */
export const TransportReservationRequest = v.object({
  ...reservation,
  tripId: TripId,
  productId: ProductId,
  /** The item of the same cart that the trip leads to or back from: they are released together. */
  withBookingItemId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  offerId: v.optional(v.literal(transportOfferId), transportOfferId),
});
export type TransportReservationRequest = v.InferInput<typeof TransportReservationRequest>;

const ofTrip = v.object({ tripId: TripId, productId: ProductId, locale });

const between = { originId: PlaceId, destinationId: PlaceId, locale };

/** What the server parses of these calls, by method and path. */
export const transportRequests = {
  "POST /transport/places/": {
    body: v.union([
      v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)), locale }),
      v.object({ latitude: degrees(90), longitude: degrees(180), locale }),
    ]),
  },
  "POST /transport/trips/": {
    body: v.union([
      v.object({ ...between, departureTime: Moment, arrivalTime: v.optional(v.null()) }),
      v.object({ ...between, arrivalTime: Moment, departureTime: v.optional(v.null()) }),
    ]),
  },
  "GET /transport/trips/{tripId}": { params: v.object({ tripId: TripId }), query: v.object({ locale }) },
  "POST /transport/products/": {
    body: v.object({ productIds: v.pipe(v.array(ProductId), v.minLength(1), v.maxLength(50)), locale }),
  },
  "POST /transport/ticket-categories/": { body: ofTrip },
  "POST /transport/personalization-fields/": { body: ofTrip },
  "POST /transport/reservations/": { body: TransportReservationRequest },
};
