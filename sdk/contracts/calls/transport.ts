import * as v from "valibot";
import { call } from "../call.ts";
import { PersonalizationField } from "../offer.ts";
import { Place, TimetableFacts, TransportProduct, TransportTicketCategory, Trip } from "../transport.ts";
import { createReservation } from "./cart.ts";

/** `POST /transport/places/`: by text, or those nearest to coordinates; the best first. */
export const searchPlaces = call({
  method: "POST",
  path: "/transport/places/",
  answer: v.object({ places: v.array(Place) }),
  reads: true,
});

/**
 * `POST /transport/trips/`: six trips that leave at `departureTime` or later, or arrive at `arrivalTime` or earlier, in
 * the order of their departures. 404 `place_not_found` (fields.originId, fields.destinationId); 422 `same_place`,
 * `outside_timetable` (fields.firstDate, fields.lastDate).
 */
export const searchTrips = call({
  method: "POST",
  path: "/transport/trips/",
  answer: v.object({
    trips: v.array(Trip),
    timetable: TimetableFacts,
    /** On foot from one to the other, where that is near: minutes and metres. */
    walk: v.nullable(v.object({ minutes: v.number(), distance: v.number() })),
  }),
  reads: true,
});

/** `GET /transport/trips/{tripId}`: 404 `trip_not_found`, also for a trip that no longer runs. */
export const getTrip = call({ method: "GET", path: "/transport/trips/{tripId}", answer: Trip });

export const getTransportProducts = call({
  method: "POST",
  path: "/transport/products/",
  answer: v.object({ products: v.array(TransportProduct) }),
  reads: true,
});

/** `POST /transport/ticket-categories/`: prices of the trip. 404 `trip_not_found`, `product_not_found`. */
export const getTransportCategories = call({
  method: "POST",
  path: "/transport/ticket-categories/",
  answer: v.object({
    ticketCategories: v.array(TransportTicketCategory),
    /** Tickets left of a product in limited number; null for any number, "none" when sold out. */
    capacity: v.nullable(v.union([v.number(), v.literal("none")])),
  }),
  reads: true,
});

export const getTransportFields = call({
  method: "POST",
  path: "/transport/personalization-fields/",
  answer: v.object({ fields: v.array(PersonalizationField) }),
  reads: true,
});

/**
 * `POST /transport/reservations/`: holds a trip's tickets as `POST /reservations` holds seats. 404 `trip_not_found`,
 * `product_not_found`; 422 as there, `availability_closed` once the trip has left.
 */
export const createTransportReservation = call({
  method: "POST",
  path: "/transport/reservations/",
  answer: createReservation.answer,
  idempotent: true,
});
