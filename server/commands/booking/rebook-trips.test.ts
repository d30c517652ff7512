import { beforeAll, expect, test, vi } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { createReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import { createTransportReservation } from "../../../sdk/contracts/calls/transport.ts";
import { mostTripsOfItem } from "../../../sdk/contracts/trips-of-item.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { quoteRebook, rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { AppError } from "../../errors.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import type { FareOffer } from "../../ports/fares/fares.ts";
import { presentTeamHistory } from "../../presenters/team-history.ts";
import { paid } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { openShopWithTrips, tripBack, tripPrice, tripThere, type ShopWithTrips } from "./rebook-trips.fixture.ts";

const to = (date: string, time = "14:00", persons = 1) => reservationBody({ date, time, persons });
/** The boat's own price for an adult, in Rappen. */
const boatPrice = 4900;

onBothDatabases("rebooking an activity with the trips that go with it", (getDb) => {
  let shop: ShopWithTrips;
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
  });

  type Booked = Awaited<ReturnType<ShopWithTrips["bookedTogether"]>>;
  const quote = ({ boat, token }: Booked, reservation = to("2026-12-10")) =>
    shop.done(quoteRebook, { body: { bookingId: boat.bookingItemId, token, reservation } });
  const move = (
    { boat, token }: Booked,
    trips: readonly { bookingId: string; tripId: string }[],
    { reservation = to("2026-12-10"), expectedDifference = undefined as number | undefined } = {},
  ) =>
    shop.send(rebook, {
      body: { bookingId: boat.bookingItemId, token, reservation, trips: [...trips], expectedDifference },
    });
  /** Offers as they are, changed. */
  function withFares(change: (offer: FareOffer, tripId: string) => FareOffer) {
    const { fares } = shop.services.ports;
    const offersFor = fares.offersFor.bind(fares);
    return vi
      .spyOn(fares, "offersFor")
      .mockImplementation(async (trip) =>
        (await offersFor(trip)).map((offer) => change(offer, (trip as unknown as { id: string }).id)),
      );
  }
  const dearer =
    (by: number) =>
    (offer: FareOffer): FareOffer => ({
      ...offer,
      categories: offer.categories.map((category) => ({ ...category, price: category.price + by })),
    });
  const there = tripThere("08", "07");
  const back = tripBack("08", "12");

  test("the quote says that trips stay for fewer persons than the item is moved for, also where their times fit", async () => {
    const booked = await shop.bookedTogether([there, back]);
    const persons = async (reservation: ReturnType<typeof to>) => (await quote(booked, reservation)).tripPersons;
    expect(await persons(to("2026-12-10", "14:00", 2))).toBe(1);
    expect(await persons(reservationBody({ date: "2026-12-08", persons: 2 }))).toBe(1);
    expect(await persons(to("2026-12-10", "14:00", 1))).toBeNull();
  });

  test("the quote proposes the last trip that arrives before the new start, and the first that leaves after the new end", async () => {
    const booked = await shop.bookedTogether([there, back]);
    expect((await quote(booked)).withTrips).toEqual({
      difference: expect.objectContaining({ amount: 0 }),
      isAllowed: true,
      trips: [
        {
          bookingItemId: booked.trips[0]!.bookingItemId,
          originName: "Zürich HB",
          destinationName: "Bern",
          before: { startTime: "2026-12-08T08:00:00+01:00", endTime: "2026-12-08T08:56:00+01:00" },
          after: {
            tripId: tripThere("10", "12"),
            startTime: "2026-12-10T13:00:00+01:00",
            endTime: "2026-12-10T13:56:00+01:00",
            difference: expect.objectContaining({ amount: 0 }),
          },
          refusal: null,
        },
        expect.objectContaining({
          originName: "Bern",
          after: expect.objectContaining({ tripId: tripBack("10", "15"), startTime: "2026-12-10T16:00:00+01:00" }),
        }),
      ],
    });
  });

  test("moves all of them with their tickets, in one call; seats follow, and the tie stays", async () => {
    const booked = await shop.bookedTogether([there, back]);
    const [thereItem, backItem] = booked.trips.map(({ bookingItemId }) => bookingItemId);
    const { withTrips } = await quote(booked);
    const trips = withTrips!.trips.map(({ bookingItemId, after }) => ({
      bookingId: bookingItemId,
      tripId: after!.tripId,
    }));
    const before = await shop.takenOf(there);
    expect(await move(booked, trips, { expectedDifference: 0 })).toMatchObject({ status: 200 });
    expect(await shop.placesOf(booked.bookingId)).toEqual({
      boat: "2026-12-10T14:00:00+01:00",
      trips: [tripThere("10", "12"), tripBack("10", "15")],
    });
    expect(await shop.takenOf(there)).toBe(before - 1);
    expect(await shop.takenOf(tripThere("10", "12"))).toBe(1);
    const { items } = await shop.done(getBooking, { params: { bookingId: booked.bookingId } });
    expect(items.map(({ reservation }) => [reservation.bookingItemId, reservation.withBookingItemId ?? null])).toEqual([
      [booked.boat.bookingItemId, null],
      [thereItem, booked.boat.bookingItemId],
      [backItem, booked.boat.bookingItemId],
    ]);
    expect(items.map(({ reservation }) => reservation.direction)).toEqual([undefined, "there", "back"]);
    expect(items.every(({ rebooked }) => rebooked?.before.startsAt.startsWith("2026-12-08"))).toBe(true);
    expect(await shop.refundsOf(booked.bookingId)).toEqual(new Map());
    const { history } = await shop.done(getManagedBooking, {
      params: { bookingId: booked.bookingId },
      query: { token: booked.token },
    });
    const moves = history.filter(({ moved }) => moved);
    expect(moves.map(({ bookingItemId }) => bookingItemId).toSorted()).toEqual(
      items.map(({ bookingItemId }) => bookingItemId).toSorted(),
    );
    expect(moves.every(({ moved }) => moved!.now.startsAt.startsWith("2026-12-10"))).toBe(true);
  });

  test("the history keeps that each item was booked, after two moves too; the team reads whose seats each step is of", async () => {
    const booked = await shop.bookedTogether([there]);
    const itemIds = [booked.boat.bookingItemId, booked.trips[0]!.bookingItemId].toSorted();
    await move(booked, [{ bookingId: booked.trips[0]!.bookingItemId, tripId: tripThere("10", "12") }]);
    await move(booked, [], { reservation: to("2026-12-12") });
    const { history } = await shop.done(getManagedBooking, {
      params: { bookingId: booked.bookingId },
      query: { token: booked.token },
    });
    const stepsOf = (state: string) => history.filter((step) => step.state === state && step.bookingItemId !== null);
    expect(
      stepsOf("booked")
        .map(({ bookingItemId }) => bookingItemId)
        .toSorted(),
    ).toEqual(itemIds);
    expect(stepsOf("cancelled")).toEqual([]);
    expect(stepsOf("rebooked").map(({ bookingItemId }) => bookingItemId)).toHaveLength(3);
    const found = (await findBookingWithItems(getDb(), booked.bookingId))!;
    const steps = presentTeamHistory(await getBookingDetails(getDb(), found));
    for (const { entity, bookingItemId } of steps)
      expect(itemIds.includes(bookingItemId ?? "")).toBe(entity === "reservation");
    const firstBooked = steps.filter(({ to: state, reason }) => state === "booked" && reason !== "rebooked");
    expect(firstBooked.map(({ bookingItemId }) => bookingItemId).toSorted()).toEqual(itemIds);
  });

  test("one mail says what each of them was before", async () => {
    const booked = await shop.bookedTogether([there]);
    await move(booked, [{ bookingId: booked.trips[0]!.bookingItemId, tripId: tripThere("10", "12") }]);
    await sendDueMails(shop.services);
    const mail = shop.mails.at(-1)!;
    expect(mail.subject).toContain("Your new tickets: Boat Trip");
    expect(mail.text).toContain("Your new tickets are attached; the old ones are not valid any more.\n");
    expect(mail.text).toContain("Before the change: Boat Trip, Tue 8 December 2026, 10:00");
    expect(mail.text).toContain("Before the change: Zürich HB – Bern, Tue 8 December 2026, 08:00");
  });

  test("a mail after a move has the tickets of what moved alone, and names the trips that fit no more", async () => {
    const booked = await shop.bookedTogether([there, back], { others: [tripThere("09", "07")] });
    await sendDueMails(shop.services);
    const [thereItem] = booked.trips;
    await move(booked, [{ bookingId: thereItem!.bookingItemId, tripId: tripThere("10", "12") }]);
    await sendDueMails(shop.services);
    const { text, attachments } = shop.mails.at(-1)!;
    expect(attachments.filter(({ contentType }) => contentType === "application/pdf")).toHaveLength(2);
    expect(text.match(/Zürich HB – Bern\n/g)).toHaveLength(1);
    expect(text).not.toContain("Bern – Zürich HB\n");
    expect(text).toContain("The other tickets of this booking stay valid.");
    expect(text, "the sum is not that of what moved").toMatch(/^Total of the whole booking: CHF/m);
    expect(text.match(/Does not fit any more/g)).toHaveLength(1);
    expect(text).toContain(
      "Does not fit any more: Bern – Zürich HB, Tue 8 December 2026, 13:00. It goes with Boat Trip and stays booked",
    );
    await move(booked, [], { reservation: to("2026-12-12") });
    await sendDueMails(shop.services);
    expect(shop.mails.at(-1)!.text).toContain(
      "Does not fit any more: Zürich HB – Bern, Thu 10 December 2026, 13:00. It goes with Boat Trip",
    );
  });

  test.each([
    ["boat first", ["de_CH", "en_CH"]],
    ["boat in the booking's language", ["en_CH", "de_CH"]],
    ["both in another", ["de_CH", "de_CH"]],
  ] as const)(
    "mail, calendar entry and ticket of a trip are in the booking's language, whatever those of the pages were: %s",
    async (_, [ofBoat, ofTrip]) => {
      const onBoat = { ...to("2026-12-08", "10:00"), locale: ofBoat };
      const { reservation, cart } = await shop.done(createReservation, { body: onBoat });
      const body = await shop.tripBody(there, cart.cartId, reservation.bookingItemId);
      await shop.done(createTransportReservation, { body: { ...body, locale: ofTrip } });
      const bookingId = await paid(shop, shop, cart.cartId, { locale: "en_CH" });
      const { text, attachments } = (await mailOf(shop.services, "mail", "booking_confirmed", { bookingId }))!;
      expect(text).toContain("Attached: your tickets, each with an entry for your calendar.");
      const { items } = await shop.done(getBooking, { params: { bookingId } });
      const trip = items.find(({ reservation: { tripId } }) => tripId !== null)!;
      const download = await shop.app.inject({ url: `/api${trip.calendarUrl}` });
      const attached = attachments.find(({ filename }) => filename === `${trip.ticketCode}.ics`)!.content.toString();
      const withoutStamp = (entry: string) => entry.replace(/^DTSTAMP:.*$/m, "");
      expect(withoutStamp(download.body)).toBe(withoutStamp(attached));
      for (const shown of [text, download.body]) {
        expect(shown).toContain("Single ticket");
        expect(shown).not.toMatch(/Einzelbillett|Erwachsene/);
      }
    },
  );

  test("leaves trips as they are where the request has none", async () => {
    const booked = await shop.bookedTogether([there]);
    expect(await move(booked, [])).toMatchObject({ status: 200 });
    expect(await shop.placesOf(booked.bookingId)).toEqual({ boat: "2026-12-10T14:00:00+01:00", trips: [there] });
  });

  test("proposes nothing for other tickets at the same time, for a trip that still fits, and without a tie", async () => {
    const booked = await shop.bookedTogether([there], { persons: 2 });
    expect((await quote(booked, to("2026-12-08", "10:00", 1))).withTrips).toBeNull();
    // The first trip after the boat of 14:00 leaves at 16:00.
    const late = await shop.bookedTogether([tripBack("08", "15")]);
    expect((await quote(late, to("2026-12-08", "14:00"))).withTrips).toBeNull();
    expect((await quote(await shop.bookedTogether([there], { isTied: false }))).withTrips).toBeNull();
  });

  test("moved alone and then once more, a way back stays one: by the trip there, not by the time of the item", async () => {
    const booked = await shop.bookedTogether([there, back]);
    expect(await move(booked, [], { reservation: to("2026-12-10") })).toMatchObject({ status: 200 });
    // Both trips are two days early now: by time alone they would lead there.
    const { withTrips } = await quote(booked, to("2026-12-12"));
    expect(withTrips?.trips.map(({ after }) => after?.tripId)).toEqual([tripThere("12", "12"), tripBack("12", "15")]);
  });

  test("another offer of the same start that takes longer moves the way back that leaves before its end, and no way there", async () => {
    const booked = await shop.bookedTogether([tripThere("08", "06"), tripBack("08", "10")]);
    const late = await shop.bookedTogether([tripBack("08", "11")]);
    // Both are for an offer of one hour; the boat of 10:00 takes two.
    for (const { boat } of [booked, late]) {
      const row = getDb().selectFrom("reservation").select("frozen").where("id", "=", boat.reservationId);
      const { frozen } = await row.executeTakeFirstOrThrow();
      await getDb()
        .updateTable("reservation")
        .set({ frozen: frozen.replace(`"durationMinutes":120`, `"durationMinutes":60`) })
        .where("id", "=", boat.reservationId)
        .execute();
    }
    const { withTrips } = await quote(booked, to("2026-12-08", "10:00"));
    expect(withTrips?.trips).toMatchObject([
      { bookingItemId: booked.trips[1]!.bookingItemId, after: { tripId: tripBack("08", "11") } },
    ]);
    expect((await quote(late, to("2026-12-08", "10:00"))).withTrips).toBeNull();
  });

  test("twenty trips go with an item, as many as one call moves: the next is sold for itself", async () => {
    const { reservation, cart } = await shop.done(createReservation, { body: to("2026-12-09") });
    const ties = [];
    for (let number = 0; number <= mostTripsOfItem; number++) {
      const tripId = tripThere("09", String(number).padStart(2, "0"));
      const body = await shop.tripBody(tripId, cart.cartId, reservation.bookingItemId);
      ties.push((await shop.done(createTransportReservation, { body })).reservation.withBookingItemId);
    }
    expect(ties.slice(0, mostTripsOfItem).every((id) => id === reservation.bookingItemId)).toBe(true);
    expect(ties.at(-1)).toBeNull();
  });

  test("an edit that names trips tied before and others ties twenty at most", async () => {
    const trips: string[] = [];
    const { reservation, cart } = await shop.done(createReservation, { body: to("2026-12-09") });
    const { cartId } = cart;
    const holdTrip = async (withItem: string | null) => {
      const tripId = tripThere("09", String(trips.length).padStart(2, "0"));
      const body = await shop.tripBody(tripId, cartId, withItem);
      trips.push((await shop.done(createTransportReservation, { body })).reservation.bookingItemId);
    };
    for (let number = 1; number < mostTripsOfItem; number++) await holdTrip(null);
    for (let number = 0; number < 2; number++) await holdTrip(reservation.bookingItemId);
    const [unnamed] = trips.slice(-2);
    const edited = await shop.done(createReservation, {
      body: {
        ...to("2026-12-09", "14:00"),
        cartId,
        replaces: reservation.reservationId,
        tripBookingItemIds: trips.filter((id) => id !== unnamed),
      },
    });
    const { reservations } = await shop.done(getCart, { params: { cartId } });
    const tied = reservations.filter((each) => each.withBookingItemId === edited.reservation.bookingItemId);
    expect(tied).toHaveLength(mostTripsOfItem);
    expect(tied.map(({ bookingItemId }) => bookingItemId)).toEqual(expect.arrayContaining(trips.slice(-2)));
  });

  test("an expired trip is held again for itself where twenty go with its item by now", async () => {
    const { reservation, cart } = await shop.done(createReservation, { body: to("2026-12-09") });
    const hold = async (number: number, withItem: string | null) => {
      const tripId = tripThere("09", String(number).padStart(2, "0"));
      const body = await shop.tripBody(tripId, cart.cartId, withItem);
      return (await shop.done(createTransportReservation, { body })).reservation;
    };
    const { reservationId } = await hold(mostTripsOfItem, reservation.bookingItemId);
    const lapsed = { expires_at: "2026-11-01T00:00:00.000Z" };
    await getDb().updateTable("reservation").set(lapsed).where("id", "=", reservationId).execute();
    for (let number = 0; number < mostTripsOfItem; number++) await hold(number, reservation.bookingItemId);
    expect((await hold(mostTripsOfItem, null)).withBookingItemId).toBeNull();
  });

  test("says why a trip has no place at the new time", async () => {
    const booked = await shop.bookedTogether([there]);
    const refusal = async () => (await quote(booked)).withTrips?.trips.map((trip) => [trip.refusal, trip.after]);
    const { timetable, fares } = shop.services.ports;
    const finding = vi.spyOn(timetable, "findTrips");
    const found = async (act: () => void) => {
      act();
      return refusal().finally(() => finding.mockReset());
    };
    try {
      expect(await found(() => finding.mockResolvedValue({ trips: [], walk: null }))).toEqual([
        ["no_connection", null],
      ]);
      const down = new AppError("provider_unavailable", "There is no timetable.");
      expect(await found(() => finding.mockRejectedValue(down))).toEqual([["no_timetable", null]]);
      const outside = new AppError("outside_timetable", "The timetable has no such date.");
      expect(await found(() => finding.mockRejectedValue(outside))).toEqual([["no_connection", null]]);
    } finally {
      finding.mockRestore();
    }
    const selling = vi.spyOn(fares, "offersFor").mockResolvedValue([]);
    expect(await refusal().finally(() => selling.mockRestore())).toEqual([["not_sold", null]]);
    const full = withFares((offer) => ({ ...offer, product: { ...offer.product, contingent: 0 } }));
    expect(await refusal().finally(() => full.mockRestore())).toEqual([["sold_out", null]]);
    const saver = await shop.bookedTogether([there], { productId: "saver" });
    expect((await quote(saver)).withTrips).toMatchObject({
      difference: { amount: 0 },
      trips: [{ refusal: "too_late", after: null }],
    });
  });

  test("[R12.dearer] the money is the sum: a dearer trip is set off against the cheaper activity, each item has its own price", async () => {
    const booked = await shop.bookedTogether([there], { persons: 2 });
    const [trip] = booked.trips;
    const fewer = to("2026-12-10", "14:00", 1);
    const fares = withFares(dearer(120));
    try {
      const quoted = await quote(booked, fewer);
      expect(quoted).toMatchObject({
        difference: { amount: -boatPrice },
        withTrips: {
          difference: { amount: 120 - boatPrice },
          isAllowed: true,
          trips: [{ after: { difference: { amount: 120 } } }],
        },
      });
      const trips = [{ bookingId: trip!.bookingItemId, tripId: quoted.withTrips!.trips[0]!.after!.tripId }];
      const stale = await move(booked, trips, { reservation: fewer, expectedDifference: -boatPrice });
      expect(stale).toMatchObject({ code: "price_changed", fields: { difference: String(120 - boatPrice) } });
      expect(await move(booked, trips, { reservation: fewer, expectedDifference: 120 - boatPrice })).toMatchObject({
        status: 200,
      });
    } finally {
      fares.mockRestore();
    }
    expect(await shop.refundsOf(booked.bookingId)).toEqual(new Map([[booked.boat.bookingItemId, boatPrice - 120]]));
    const { items, money } = await shop.done(getBooking, { params: { bookingId: booked.bookingId } });
    expect(items[0]!.rebooked).toMatchObject({ difference: { amount: -boatPrice }, refundedAt: expect.any(String) });
    expect(items[1]!.rebooked).toMatchObject({ difference: { amount: 120 }, refundedAt: null });
    expect(money.kept.amount).toBe(boatPrice + tripPrice + 120);
    // What is paid of each item is its new price: cancelling the trip returns all of it.
    await shop.done(cancelBooking, { body: { bookingId: trip!.bookingItemId, reason: "ill", token: booked.token } });
    expect((await shop.refundsOf(booked.bookingId)).get(trip!.bookingItemId)).toBe(tripPrice + 120);
  });

  test("[R12.dearer] what costs more together than was paid is refused, and nothing moves", async () => {
    const booked = await shop.bookedTogether([there]);
    const trips = [{ bookingId: booked.trips[0]!.bookingItemId, tripId: tripThere("10", "12") }];
    const fares = withFares(dearer(120));
    try {
      expect((await quote(booked)).withTrips).toMatchObject({ difference: { amount: 120 }, isAllowed: false });
      expect(await move(booked, trips)).toMatchObject({ code: "rebook_costs_more", fields: { difference: "120" } });
    } finally {
      fares.mockRestore();
    }
    expect(await shop.placesOf(booked.bookingId)).toEqual({ boat: "2026-12-08T10:00:00+01:00", trips: [there] });
  });

  test("all or nothing: a trip that is sold out, cancelled or gone leaves the activity where it is", async () => {
    const booked = await shop.bookedTogether([there, back]);
    const [thereItem, backItem] = booked.trips.map(({ bookingItemId }) => bookingItemId);
    const trips = [
      { bookingId: thereItem!, tripId: tripThere("10", "11") },
      { bookingId: backItem!, tripId: tripBack("10", "17") },
    ];
    const before = await shop.placesOf(booked.bookingId);
    const soldOut = withFares((offer, id) =>
      id === tripBack("10", "17") ? { ...offer, product: { ...offer.product, contingent: 0 } } : offer,
    );
    expect(await move(booked, trips).finally(() => soldOut.mockRestore())).toMatchObject({
      status: 409,
      code: "trips_changed",
      fields: { bookingItemId: backItem, reason: "availability_full" },
    });
    const gone = [{ bookingId: thereItem!, tripId: "no-such-trip" }];
    expect(await move(booked, gone)).toMatchObject({ code: "trips_changed", fields: { reason: "trip_not_found" } });
    expect(await shop.placesOf(booked.bookingId)).toEqual(before);
    expect(await shop.takenOf(tripThere("10", "11"))).toBe(0);
    const full = to("2026-12-11");
    await getDb().updateTable("slot").set({ capacity: 0 }).where("id", "=", full.availabilityId).execute();
    expect(await move(booked, trips, { reservation: full })).toMatchObject({ code: "availability_full" });
    expect(await shop.placesOf(booked.bookingId)).toEqual(before);
    await shop.done(cancelBooking, { body: { bookingId: backItem!, reason: "ill", token: booked.token } });
    expect(await move(booked, trips)).toMatchObject({ status: 404, code: "booking_not_found" });
    expect((await shop.placesOf(booked.bookingId)).boat).toBe(before.boat);
  });

  test("moves no trip that goes with another item, of another booking, or none twice", async () => {
    const booked = await shop.bookedTogether([there]);
    const free = await shop.bookedTogether([there], { isTied: false });
    const tripId = tripThere("10", "12");
    for (const bookingId of [free.trips[0]!.bookingItemId, booked.boat.bookingItemId, "no-item"])
      expect(await move(booked, [{ bookingId, tripId }])).toMatchObject({ status: 404, code: "booking_not_found" });
    expect(await move(free, [{ bookingId: free.trips[0]!.bookingItemId, tripId }])).toMatchObject({ status: 404 });
    const twice = { bookingId: booked.trips[0]!.bookingItemId, tripId };
    expect(await move(booked, [twice, twice])).toMatchObject({ status: 400 });
    expect(await shop.placesOf(booked.bookingId)).toEqual({ boat: "2026-12-08T10:00:00+01:00", trips: [there] });
  });
});
