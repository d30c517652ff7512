import {
  createTransportReservation,
  getTransportCategories,
  getTransportFields,
  getTransportProducts,
  getTrip,
  searchPlaces,
  searchTrips,
} from "../../../sdk/contracts/calls/transport.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { PlannedTrip, TimetableFacts } from "../../../sdk/contracts/transport.ts";
import { msOf } from "../../clock.ts";
import { answerOfKnownHold } from "../../commands/reservation/answer-of-hold.ts";
import { holdTrip } from "../../commands/transport/hold-trip.ts";
import { categoryRows } from "../../commands/transport/category-row.ts";
import { isOnSale, readTrip, readTripForSale } from "../../commands/transport/trip-for-sale.ts";
import { listSoldOut } from "../../commands/transport/sold-out.ts";
import { readSlot } from "../../commands/transport/trip-slot.ts";
import { transportWords } from "../../commands/transport/transport.words.ts";
import { capacityOf } from "../../domain/ticket-category.ts";
import { presentFareField, presentProduct, presentTransportCategory, presentTrip } from "../../presenters/transport.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

/** The demo's feed names its source in English alone. */
const inLanguage = (facts: TimetableFacts, locale: Locale): TimetableFacts =>
  facts.isDemo ? { ...facts, source: transportWords(locale).demoSource } : facts;

/** Trips of one answer. */
const results = 6;

export const transportRoutes: Routes = (app, services) => {
  const { db, clock } = services;
  const { timetable, fares } = services.ports;
  const limit = limitPerCart(services, "hold");
  const withPrices = async (trip: PlannedTrip) => {
    const offers = isOnSale(trip, clock.now()) ? await fares.offersFor(trip) : [];
    return presentTrip(trip, offers, await listSoldOut(db, trip, offers));
  };

  handle(app, services, searchPlaces, async ({ body }) => ({
    places: [
      ...("search" in body
        ? await timetable.findPlaces(body.search, body.locale)
        : await timetable.nearbyPlaces(body.latitude, body.longitude, body.locale)),
    ],
  }));

  handle(app, services, searchTrips, async ({ body }) => {
    const { originId, destinationId, locale, departureTime, arrivalTime } = body;
    const [found, facts] = await Promise.all([
      timetable.findTrips({
        originId,
        destinationId,
        at: msOf((departureTime ?? arrivalTime)!),
        by: departureTime == null ? "arrival" : "departure",
        results,
        locale,
      }),
      timetable.facts(),
    ]);
    return {
      trips: await Promise.all(found.trips.map(withPrices)),
      timetable: inLanguage(facts, locale),
      walk: found.walk,
    };
  });

  handle(app, services, getTrip, async ({ params, query }) =>
    withPrices(await readTrip(services, params.tripId, query.locale)),
  );

  handle(app, services, getTransportProducts, async ({ body }) => ({
    products: (await fares.products(body.productIds)).map((product) => presentProduct(product, body.locale)),
  }));

  handle(app, services, getTransportCategories, async ({ body }) => {
    const sale = await readTripForSale(services, body);
    const rows = isOnSale(sale.trip, clock.now()) ? categoryRows(sale.offer) : [];
    return {
      ticketCategories: rows.map((row) => presentTransportCategory(row, sale.offer, body.locale)),
      capacity: capacityOf(await readSlot(db, sale)),
    };
  });

  handle(app, services, getTransportFields, async ({ body }) => {
    const { offer } = await readTripForSale(services, body);
    return { fields: offer.product.fields.map((field) => presentFareField(field, body.locale)) };
  });

  handle(
    app,
    services,
    createTransportReservation,
    async ({ body, session, idempotency }) => {
      await limit(body.cartId);
      return holdTrip(services, body, session, idempotency);
    },
    { answerAgain: (answer) => answerOfKnownHold(services, answer) },
  );
};
