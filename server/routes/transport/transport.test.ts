import { beforeAll, expect, test, vi } from "vitest";
import { restoreCart } from "../../../sdk/contracts/calls/booking.ts";
import {
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  patchCart,
} from "../../../sdk/contracts/calls/cart.ts";
import {
  createTransportReservation,
  getTransportCategories,
  getTransportFields,
  getTransportProducts,
  getTrip,
  searchPlaces,
  searchTrips,
} from "../../../sdk/contracts/calls/transport.ts";
import { listActivities } from "../../../sdk/contracts/calls/listing.ts";
import type { CallInput } from "../../../sdk/contracts/call.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { mostTripsOfItem } from "../../../sdk/contracts/trips-of-item.ts";
import { AppError } from "../../errors.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { fixtureTimetable } from "../../ports/timetable/timetable.fixture.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

const [zurich, bern] = ["8503000", "8507000"];
const tripId = `${zurich}-${bern}-2026-12-01T08:00:00.000Z`;

onBothDatabases("trips by public transport", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { timetable: fixtureTimetable });
  });
  type Body = CallInput<typeof createTransportReservation>["body"];
  const categories = async (productId: string) =>
    (await shop.done(getTransportCategories, { body: { tripId, productId, locale: "en_CH" } })).ticketCategories;
  const idOf = async (productId: string, label: string, of = "2nd_class") => {
    const all = await categories(productId);
    const one = all.find((each) => each.label.formatted === label && each.categoryTypeKey === of);
    return one!.ticketCategoryId;
  };
  const adult = (productId = "single") => idOf(productId, "Adult");
  const traveller = (name: string, dob: string) => ({
    personalizedData: [
      { key: "name", value: name },
      { key: "dob", value: dob },
    ],
  });
  async function body(changes: Partial<Body> = {}): Promise<Body> {
    return {
      tripId,
      productId: "single",
      offerId: transportOfferId,
      selection: [{ ticketCategoryId: await adult(), numGuests: 2 }],
      locale: "en_CH",
      doCreateCart: true,
      ...changes,
    };
  }
  const reserve = async (changes?: Partial<Body>) =>
    shop.send(createTransportReservation, { body: await body(changes) });
  const reserved = async (changes?: Partial<Body>) =>
    shop.done(createTransportReservation, { body: await body(changes) });
  const at = async (ms: number, act: () => Promise<void>) => {
    shop.clock.ms = ms;
    await act().finally(() => (shop.clock.ms = testNow));
  };

  test("places are found by text and by coordinates", async () => {
    expect((await shop.done(searchPlaces, { body: { search: "zür" } })).places).toMatchObject([{ id: zurich }]);
    const near = await shop.done(searchPlaces, { body: { latitude: 47.37, longitude: 8.54 } });
    expect(near.places[0]).toMatchObject({ id: zurich, distance: 0 });
    expect(await shop.send(searchPlaces, { body: { search: " " } })).toMatchObject({ code: "invalid_input" });
  });

  test("six trips come with an adult's prices of each product and class", async () => {
    const { trips, timetable } = await shop.done(searchTrips, {
      body: { originId: zurich, destinationId: bern, departureTime: "2026-12-01T09:00:00+01:00" },
    });
    expect(trips).toHaveLength(6);
    expect(trips[0]).toMatchObject({ id: tripId, startTime: "2026-12-01T09:00:00+01:00", transfers: 0 });
    expect(timetable).toMatchObject({ isDemo: true });
    expect(trips.every(({ isDemoTariff }) => isDemoTariff)).toBe(true);
    const inFrench = await shop.done(searchTrips, {
      body: { originId: zurich, destinationId: bern, departureTime: "2026-12-01T09:00:00+01:00", locale: "fr_CH" },
    });
    expect(inFrench.timetable.source).toBe("Gipfel, horaire de démonstration");
    const single = trips[0]!.ticketCategories.filter(({ productId }) => productId === "single");
    expect(single.map(({ categoryTypeKey, price }) => [categoryTypeKey, price.amount])).toEqual([
      ["2nd_class", 3280],
      ["1st_class", 5740],
    ]);
    const { products } = await shop.done(getTransportProducts, {
      body: { productIds: [...new Set(trips[0]!.ticketCategories.map(({ productId }) => productId))], locale: "fr_CH" },
    });
    expect(products.map(({ title }) => title)).toContain("Billet dégriffé");
  });

  test.each([
    [{ originId: "1", destinationId: bern }, 404, "place_not_found"],
    [{ originId: zurich, destinationId: "2" }, 404, "place_not_found"],
    [{ originId: zurich, destinationId: zurich }, 422, "same_place"],
  ])("a search between %o is refused by its code", async (places, status, code) => {
    const search = { body: { ...places, departureTime: "2026-12-01T09:00:00+01:00" } };
    expect(await shop.send(searchTrips, search)).toMatchObject({ status, code });
  });

  test("a date outside the timetable is named with its ends; neither or both times are no search", async () => {
    const between = { originId: zurich, destinationId: bern };
    const late = { ...between, arrivalTime: "2030-01-01T09:00:00+01:00" };
    expect(await shop.send(searchTrips, { body: late })).toMatchObject({
      code: "outside_timetable",
      fields: { firstDate: "2026-11-01", lastDate: "2027-10-31" },
    });
    expect(await shop.send(searchTrips, { body: between as never })).toMatchObject({ code: "invalid_input" });
    const both = { ...late, departureTime: late.arrivalTime };
    expect(await shop.send(searchTrips, { body: both as never })).toMatchObject({ code: "invalid_input" });
    const odd = { ...between, departureTime: "2026-12-01T25:10:00+01:00" };
    expect(await shop.send(searchTrips, { body: odd })).toMatchObject({ status: 400, code: "invalid_input" });
    const never = { ...between, departureTime: "2027-02-30T09:00:00+01:00" };
    expect(await shop.send(searchTrips, { body: never })).toMatchObject({ status: 400, code: "invalid_input" });
  });

  test("a trip is held with its legs, and lies in the cart beside an activity", async () => {
    const { reservation, cart } = await reserved();
    expect(reservation).toMatchObject({
      tripId,
      offerId: transportOfferId,
      capiActivityId: transportOfferId,
      activityTitle: "Zürich HB – Bern",
      activityPath: `/en-ch/transport?from=${zurich}&to=${bern}`,
      startsAt: "2026-12-01T09:00:00+01:00",
      cancellableUntil: "2026-12-01T09:00:00+01:00",
      trip: {
        productId: "single",
        isDemoTariff: true,
        plan: { legs: [{ timedLeg: { start: { stopPlaceName: "Zürich HB" } } }] },
      },
    });
    expect(reservation.totalPrice.amount).toBe(2 * 3280);
    const { cartId } = cart;
    await shop.done(createReservation, { body: reservationBody({ cartId, date: "2026-12-02" }) });
    const both = await shop.done(getCart, { params: { cartId }, query: { locale: "fr_CH" } });
    expect(both.reservations.map((each) => each.tripId)).toEqual([tripId, null]);
    expect(both.reservations[0]).toMatchObject({ activityTitle: "Zürich HB – Bern" });
    expect(both.total.amount).toBe(2 * 3280 + 9800);
  });

  test("a reservation says the class that persons travel in, in the buyer's language", async () => {
    const first = { ticketCategoryId: await idOf("single", "Adult", "1st_class"), numGuests: 1 };
    const second = { ticketCategoryId: await idOf("single", "Adult", "2nd_class"), numGuests: 1 };
    const dog = { ticketCategoryId: await idOf("single", "Dog", "2nd_class"), numGuests: 1 };
    const namesOf = async (changes: Partial<Body>) => {
      const { ticketReservations } = (await reserved(changes)).reservation;
      const [{ offer }] = ticketReservations as [(typeof ticketReservations)[number]];
      return [offer.label, ...ticketReservations.map(({ ticketCategory }) => ticketCategory.label.formatted)];
    };
    expect(await namesOf({ selection: [first, dog] })).toEqual(["Single ticket, 1st class", "Adult", "Dog"]);
    expect(await namesOf({ selection: [first], locale: "de_CH" })).toEqual(["Einzelbillett, 1. Klasse", "Erwachsene"]);
    expect(await namesOf({ selection: [second] })).toEqual(["Single ticket, 2nd class", "Adult"]);
    expect(await namesOf({ selection: [first, second, dog] })).toEqual([
      "Single ticket",
      "Adult, 1st class",
      "Adult, 2nd class",
      "Dog",
    ]);
    const upgrade = { ticketCategoryId: await idOf("upgrade", "Adult", "1st_class"), numGuests: 1 };
    expect(await namesOf({ productId: "upgrade", selection: [upgrade] })).toEqual(["Class upgrade", "Adult"]);
  });

  test("a basket names a trip's tickets in the language of its page; what was frozen without names stays", async () => {
    const adult = { ticketCategoryId: await idOf("single", "Adult", "1st_class"), numGuests: 1 };
    const dog = { ticketCategoryId: await idOf("single", "Dog", "2nd_class"), numGuests: 1 };
    const { cart, reservation } = await reserved({ selection: [adult, dog], locale: "en_CH" });
    const { cartId } = cart;
    const namesIn = async (locale: "en_CH" | "de_CH") => {
      const { reservations } = await shop.done(getCart, { params: { cartId }, query: { locale } });
      const { ticketReservations, totalPrice, trip } = reservations[0]!;
      expect(totalPrice).toEqual(reservation.totalPrice);
      return [
        ticketReservations[0]!.offer.label,
        ...ticketReservations.map(({ ticketCategory }) => ticketCategory.label.formatted),
        trip!.conditions,
      ];
    };
    const english = ["Single ticket, 1st class", "Adult", "Dog", reservation.trip!.conditions];
    expect(await namesIn("en_CH")).toEqual(english);
    const german = await namesIn("de_CH");
    expect(german.slice(0, 3)).toEqual(["Einzelbillett, 1. Klasse", "Erwachsene", "Hund"]);
    expect(german[3]).not.toBe(english[3]);
    const row = await getDb()
      .selectFrom("reservation")
      .select("frozen")
      .where("id", "=", reservation.reservationId)
      .executeTakeFirstOrThrow();
    const frozen = JSON.parse(row.frozen) as { trip: { names?: object } };
    delete frozen.trip.names;
    await getDb()
      .updateTable("reservation")
      .set({ frozen: JSON.stringify(frozen) })
      .where("id", "=", reservation.reservationId)
      .execute();
    expect(await namesIn("de_CH")).toEqual(english);
  });

  test("[R10] a rebate takes nothing off a trip", async () => {
    const { cart } = await reserved();
    await getDb()
      .insertInto("rebate")
      .values({ code: "TRIP10", kind: "percent", value: 10, valid_until: null, uses_left: null })
      .onConflict((one) => one.doNothing())
      .execute();
    const patched = await shop.done(patchCart, { params: { cartId: cart.cartId }, body: { rebateCodes: ["TRIP10"] } });
    expect(patched.rebatesTotal.amount).toBe(0);
    expect(patched.total.amount).toBe(2 * 3280);
  });

  test("a product in limited number is sold out between search and hold, and says the date", async () => {
    const ticketCategoryId = await adult("saver");
    const guests = (count: number) => Array.from({ length: count }, () => traveller("Mia Keller", "01.02.1990"));
    const saver = (count: number) =>
      reserve({ productId: "saver", selection: [{ ticketCategoryId, numGuests: count, guests: guests(count) }] });
    const capacity = async () =>
      (await shop.done(getTransportCategories, { body: { tripId, productId: "saver" } })).capacity;
    expect(await capacity()).toBe(20);
    expect(await saver(18)).toMatchObject({ status: 200 });
    expect(await capacity()).toBe(2);
    expect(await saver(3)).toMatchObject({
      status: 422,
      code: "availability_full",
      fields: { date: "2026-12-01T09:00:00+01:00" },
    });
    expect(await saver(2)).toMatchObject({ status: 200 });
    const trip = await shop.done(getTrip, { params: { tripId }, query: { locale: "en_CH" } });
    expect(trip.soldOutProductIds).toEqual(["saver"]);
    expect(trip.ticketCategories.map(({ productId }) => productId)).not.toContain("saver");
    expect(await capacity()).toBe("none");
  });

  test("saver tickets ask who travels, and how old; a child's ticket is for a child", async () => {
    const fields = await shop.done(getTransportFields, { body: { tripId, productId: "saver", locale: "en_CH" } });
    expect(fields.fields.map(({ key, isStrict }) => [key, isStrict])).toEqual([
      ["name", true],
      ["dob", true],
    ]);
    const child = { ticketCategoryId: await idOf("saver", "Child aged 6 to 15"), numGuests: 1 };
    const of = (dob: string) =>
      reserve({ productId: "saver", selection: [{ ...child, guests: [traveller("Leo Keller", dob)] }] });
    expect(await reserve({ productId: "saver", selection: [child] })).toMatchObject({
      code: "personalization_invalid",
    });
    expect(await of("01.02.1990")).toMatchObject({ code: "personalization_invalid" });
  });

  test("a child under six travels free, with an adult alone; a dog pays half in both classes", async () => {
    const small = { ticketCategoryId: await idOf("single", "Child under 6", "1st_class"), numGuests: 1 };
    expect(await reserve({ selection: [small] })).toMatchObject({
      code: "selection_invalid",
      fields: { "selection.0.ticketCategoryId": "needs_adult" },
    });
    const company = (await categories("single")).map(({ label, needsAdult, mostPerAdult }) => [
      label.formatted,
      needsAdult,
      mostPerAdult,
    ]);
    expect(company).toEqual(
      expect.arrayContaining([
        ["Child under 6", true, 8],
        ["Child aged 6 to 15", undefined, null],
        ["Adult", undefined, null],
      ]),
    );
    const family = [{ ticketCategoryId: await idOf("single", "Adult"), numGuests: 1 }, small];
    const many = (adults: number, children: number) =>
      reserve({
        selection: [
          { ...family[0]!, numGuests: adults },
          { ...small, numGuests: children },
        ],
      });
    expect(await many(1, 9)).toMatchObject({
      code: "selection_invalid",
      fields: { "selection.1.numGuests": "needs_another_adult" },
    });
    expect(await many(2, 9)).toMatchObject({ status: 200 });
    expect(await reserve({ selection: family, childrenAges: [8] })).toMatchObject({ code: "selection_invalid" });
    expect(await reserve({ selection: family, childrenAges: [4] })).toMatchObject({ status: 200 });
    const { reservation } = await reserved({
      selection: [
        { ticketCategoryId: await idOf("single", "Adult", "1st_class"), numGuests: 1 },
        small,
        { ticketCategoryId: await idOf("single", "Dog", "1st_class"), numGuests: 1 },
      ],
    });
    expect(reservation.totalPrice.amount).toBe(5740 + 1640);
  });

  test.each(["Dog", "Bike"])("a ticket of %s alone is refused, as nobody travels with it", async (name) => {
    const alone = { ticketCategoryId: await idOf("single", name), numGuests: 1 };
    expect(await reserve({ selection: [alone] })).toMatchObject({
      status: 422,
      code: "selection_invalid",
      fields: { "selection.0.ticketCategoryId": "needs_traveller" },
    });
    const child = { ticketCategoryId: await idOf("single", "Child aged 6 to 15"), numGuests: 1 };
    expect(await reserve({ selection: [alone, child] })).toMatchObject({ status: 200 });
  });

  test("a trip that has left, and ids that are none, are refused by their codes", async () => {
    const single = await body();
    await at(Date.parse("2026-12-01T08:00:00Z"), async () => {
      expect(await shop.send(createTransportReservation, { body: single })).toMatchObject({
        status: 422,
        code: "availability_closed",
      });
      expect((await shop.done(getTrip, { params: { tripId } })).ticketCategories).toEqual([]);
    });
    expect(await reserve({ tripId: `${tripId}x` })).toMatchObject({ status: 404, code: "trip_not_found" });
    expect(await reserve({ productId: "flight" })).toMatchObject({ status: 404, code: "product_not_found" });
    expect(await shop.send(getTrip, { params: { tripId: "../../etc" } })).toMatchObject({ code: "trip_not_found" });
    const otherOffer = { ...(await body()), offerId: 1 } as unknown as Body;
    expect(await shop.send(createTransportReservation, { body: otherOffer })).toMatchObject({ code: "invalid_input" });
  });

  test("[R6] a trip that is cancelled after it was held is not checked out, and one that the timetable has lost is", async () => {
    const { reservation, cart } = await reserved();
    const checkingOut = () => shop.send(checkOut, { params: { cartId: cart.cartId }, body: { user: buyer } });
    const known = fixtureTimetable.readTrip;
    const reading = vi.spyOn(fixtureTimetable, "readTrip");
    try {
      reading.mockImplementation(async (...named) => {
        const trip = (await known(...named))!;
        const [leg] = trip.legs;
        const service = { ...leg!.timedLeg!.service, serviceStatus: { cancelled: true } };
        return { ...trip, legs: [{ ...leg!, timedLeg: { ...leg!.timedLeg!, service } }] };
      });
      expect(await checkingOut()).toMatchObject({
        status: 422,
        code: "availability_closed",
        fields: { reservationIds: [reservation.reservationId] },
      });
      reading.mockResolvedValue(null);
      expect(await checkingOut()).toMatchObject({ status: 200 });
      reading.mockRejectedValue(new AppError("provider_unavailable", "There is no timetable."));
      expect(await checkingOut()).toMatchObject({ status: 200 });
    } finally {
      reading.mockRestore();
    }
  });

  test("a lapsed trip is held again with the rest of its booking", async () => {
    const { cart } = await reserved();
    await shop.done(createReservation, { body: reservationBody({ cartId: cart.cartId, date: "2026-12-07" }) });
    const { bookingId } = await shop.done(checkOut, { params: { cartId: cart.cartId }, body: { user: buyer } });
    await getDb()
      .updateTable("cart")
      .set({ lapses_at: "2026-11-01T00:00:00.000Z" })
      .where("id", "=", cart.cartId)
      .execute();
    const { changes, cart: fresh } = await shop.done(restoreCart, { params: { bookingId } });
    expect(changes.map(({ kind }) => kind)).toContain("held_again");
    expect(fresh.reservations.some((each) => each.tripId === tripId)).toBe(true);
  });

  test("a trip that goes with an activity is released with it, moves along when that is edited, and goes with no trip", async () => {
    const { reservation: boat, cart } = await shop.done(createReservation, {
      body: reservationBody({ date: "2026-12-01", persons: 1 }),
    });
    const { cartId } = cart;
    const withBoat = { cartId, doCreateCart: false, withBookingItemId: boat.bookingItemId };
    const { reservation: trip } = await reserved(withBoat);
    expect(trip.withBookingItemId).toBe(boat.bookingItemId);
    expect(await reserve({ ...withBoat, withBookingItemId: trip.bookingItemId })).toMatchObject({
      status: 404,
      code: "reservation_not_found",
    });
    const { reservation: edited } = await shop.done(createReservation, {
      body: reservationBody({ cartId, date: "2026-12-10", persons: 1, replaces: boat.reservationId }),
    });
    const moved = await shop.done(getCart, { params: { cartId } });
    expect(moved.reservations.map((each) => each.withBookingItemId ?? null)).toEqual([null, edited.bookingItemId]);
    await shop.done(deleteReservation, { params: { reservationId: edited.reservationId } });
    expect((await shop.done(getCart, { params: { cartId } })).reservations).toEqual([]);
  });

  test("trips that were reserved before an activity go with it, and are released with it", async () => {
    const { reservation: there, cart } = await reserved();
    const { cartId } = cart;
    const { reservation: back } = await reserved({ cartId, doCreateCart: false });
    const { reservation: other } = await reserved({ cartId, doCreateCart: false });
    const { reservation: boat } = await shop.done(createReservation, {
      body: {
        ...reservationBody({ cartId, date: "2026-12-01", persons: 1 }),
        tripBookingItemIds: [there.bookingItemId, back.bookingItemId],
      },
    });
    const held = await shop.done(getCart, { params: { cartId } });
    const itemOf = new Map(held.reservations.map((each) => [each.reservationId, each.withBookingItemId ?? null]));
    expect(itemOf.get(there.reservationId)).toBe(boat.bookingItemId);
    expect(itemOf.get(back.reservationId)).toBe(boat.bookingItemId);
    expect(itemOf.get(other.reservationId)).toBeNull();
    await shop.done(deleteReservation, { params: { reservationId: boat.reservationId } });
    const left = await shop.done(getCart, { params: { cartId } });
    expect(left.reservations.map(({ reservationId }) => reservationId)).toEqual([other.reservationId]);
  });

  test("items of another cart, activities and released trips are ignored among the trips of an activity", async () => {
    const { reservation: foreign, cart: foreignCart } = await reserved();
    const { reservation: released, cart } = await reserved();
    const { cartId } = cart;
    await shop.done(deleteReservation, { params: { reservationId: released.reservationId } });
    const { reservation: first } = await shop.done(createReservation, {
      body: reservationBody({ cartId, date: "2026-12-02", persons: 1 }),
    });
    const { reservation: boat } = await shop.done(createReservation, {
      body: {
        ...reservationBody({ cartId, date: "2026-12-01", persons: 1 }),
        tripBookingItemIds: [foreign.bookingItemId, released.bookingItemId, first.bookingItemId, "no-item"],
      },
    });
    await shop.done(deleteReservation, { params: { reservationId: boat.reservationId } });
    const left = await shop.done(getCart, { params: { cartId } });
    expect(left.reservations.map(({ reservationId }) => reservationId)).toEqual([first.reservationId]);
    const untouched = await shop.done(getCart, { params: { cartId: foreignCart.cartId } });
    expect(untouched.reservations).toMatchObject([{ withBookingItemId: null }]);
  });

  test("a trip that expires before its activity is reserved does not prevent that", async () => {
    const { reservation: there, cart } = await reserved();
    const { cartId } = cart;
    await at(testNow + 31 * 60_000, async () => {
      const answer = await shop.send(createReservation, {
        body: {
          ...reservationBody({ cartId, date: "2026-12-01", persons: 1 }),
          tripBookingItemIds: [there.bookingItemId],
        },
      });
      expect(answer).toMatchObject({ status: 200 });
    });
  });

  test("rejects more trips with an activity than its limit", async () => {
    const { reservation, cart } = await reserved();
    const body = {
      ...reservationBody({ cartId: cart.cartId, date: "2026-12-01", persons: 1 }),
      tripBookingItemIds: Array.from({ length: mostTripsOfItem + 1 }, () => reservation.bookingItemId),
    };
    expect(await shop.send(createReservation, { body })).toMatchObject({ status: 400, code: "invalid_input" });
  });

  test("no list shows the activity that trips are sold under", async () => {
    await reserved();
    await shop.services.discovery.fresh();
    const activities = await shop.done(listActivities, { params: { locale: "en_CH" } });
    expect(activities.map(({ id }) => id)).not.toContain(transportOfferId);
  });
});
