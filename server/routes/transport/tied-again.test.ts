import { beforeAll, expect, test, vi } from "vitest";
import { restoreCart } from "../../../sdk/contracts/calls/booking.ts";
import { checkOut, createReservation, deleteReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import { releaseOffer } from "../../../sdk/contracts/calls/offer.ts";
import { createTransportReservation, getTransportCategories } from "../../../sdk/contracts/calls/transport.ts";
import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { mostTripsOfItem } from "../../../sdk/contracts/trips-of-item.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { restoreCart as restore } from "../../commands/cart/restore-cart.ts";
import {
  openShopWithTrips,
  tripBack,
  tripThere,
  type ShopWithTrips,
} from "../../commands/booking/rebook-trips.fixture.ts";
import { minute } from "../../clock.ts";
import { setDirections } from "../../db/migrations/0038-direction-of-trip.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { guest } from "../../domain/session.ts";
import { fromJson } from "../../json.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { testNow } from "../../testing/shop.ts";
import { subscribe } from "../../telemetry.ts";

const tripId = tripThere("08", "07");
const onBoat = (cartId: string | null) =>
  reservationBody({ date: "2026-12-08", persons: 1, cartId, doCreateCart: cartId === null });

onBothDatabases("what is held again", (getDb) => {
  let shop: ShopWithTrips;
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
  });

  /** A cart with the boat and a trip that goes with it. */
  async function heldTogether(): Promise<string> {
    const { reservation, cart } = await shop.done(createReservation, { body: onBoat(null) });
    const trip = await shop.tripBody(tripId, cart.cartId, reservation.bookingItemId);
    await shop.done(createTransportReservation, { body: trip });
    return cart.cartId;
  }
  async function expectTied(cartId: string) {
    const { reservations } = await shop.done(getCart, { params: { cartId } });
    const boat = reservations.find((each) => each.tripId === null)!;
    const trip = reservations.find((each) => each.tripId !== null)!;
    expect(trip.withBookingItemId).toBe(boat.bookingItemId);
  }

  test("a restored cart has the trip go with its activity", async () => {
    const cartId = await heldTogether();
    const { bookingId } = await shop.done(checkOut, { params: { cartId }, body: { user: buyer } });
    const lapsed = { lapses_at: "2026-11-01T00:00:00.000Z" };
    await getDb().updateTable("cart").set(lapsed).where("id", "=", cartId).execute();
    const { cart } = await shop.done(restoreCart, { params: { bookingId } });
    expect(cart.cartId).not.toBe(cartId);
    await expectTied(cart.cartId);
  });

  test("the loser of two restores at once releases all that it holds, an item after a trip too", async () => {
    const cartId = await heldTogether();
    const other = reservationBody({ date: "2026-12-09", persons: 1, cartId, doCreateCart: false });
    await shop.done(createReservation, { body: other });
    const { bookingId } = await shop.done(checkOut, { params: { cartId }, body: { user: buyer } });
    const lapsed = { lapses_at: "2026-11-01T00:00:00.000Z" };
    await getDb().updateTable("cart").set(lapsed).where("id", "=", cartId).execute();
    const takenOf = async () =>
      (
        await getDb()
          .selectFrom("slot")
          .select("taken")
          .where("id", "in", [onBoat(null).availabilityId, other.availabilityId])
          .orderBy("id")
          .execute()
      ).map(({ taken }) => taken);
    const before = await takenOf();
    const { timetable } = shop.services.ports;
    const readTrip = timetable.readTrip.bind(timetable);
    // The other restore is through while this one prices its trip, its activity held already.
    const spy = vi.spyOn(timetable, "readTrip").mockImplementationOnce(async (...trip) => {
      await restore(shop.services, bookingId, guest);
      return readTrip(...trip);
    });
    const { cart } = await restore(shop.services, bookingId, guest);
    spy.mockRestore();
    expect(cart.reservations).toHaveLength(3);
    expect((await takenOf()).map((taken, index) => taken - before[index]!)).toEqual([1, 1]);
  });

  test("releasing the holds of an offer releases the trips that go with them, and counts the former", async () => {
    const cartId = await heldTogether();
    const before = await shop.takenOf(tripId);
    expect(await shop.done(releaseOffer, { body: { offerId: boat.offerId, cartId } })).toMatchObject({ released: 1 });
    expect((await shop.done(getCart, { params: { cartId } })).reservations).toEqual([]);
    expect(await shop.takenOf(tripId)).toBe(before - 1);
  });

  test("of more trips than can go with an activity the newest do, after an edit as before it", async () => {
    const { cart, ...held } = await shop.done(createReservation, { body: onBoat(null) });
    const { cartId } = cart;
    const trips: string[] = [];
    for (let trip = 0; trip <= mostTripsOfItem; trip++) {
      const itemId = trip === 0 ? held.reservation.bookingItemId : null;
      const body = await shop.tripBody(tripThere("08", "07"), cartId, itemId);
      trips.push((await shop.done(createTransportReservation, { body })).reservation.bookingItemId);
    }
    const body = { ...onBoat(cartId), replaces: held.reservationId, tripBookingItemIds: trips.slice(1) };
    const edited = await shop.done(createReservation, { body });
    const { reservations } = await shop.done(getCart, { params: { cartId } });
    const tied = reservations.filter(({ withBookingItemId }) => withBookingItemId === edited.reservation.bookingItemId);
    // One goes with it already: of the twenty others the oldest is left.
    expect(tied.map(({ bookingItemId }) => bookingItemId)).toEqual([trips[0], ...trips.slice(2)]);
  });

  test.each([
    ["an edited trip", "replaces", undefined],
    ["an edited trip that names none", "replaces", []],
    ["one that was removed and is put back", "holdsAgain", undefined],
  ] as const)("%s is for children of the same ages", async (_, known, ages) => {
    const { ticketCategories } = await shop.done(getTransportCategories, { body: { tripId, productId: "single" } });
    const [adult, child] = (["adult", "child"] as const).map((audience) =>
      ticketCategories.find((each) => each.audience === audience && !each.discountType)!,
    );
    const body = {
      tripId,
      productId: "single",
      offerId: transportOfferId as typeof transportOfferId,
      selection: [adult, child].map((each) => ({ ticketCategoryId: each!.ticketCategoryId, numGuests: 1 })),
      locale: "en_CH" as const,
      doCreateCart: true,
      childrenAges: [9],
    };
    const { reservationId, cart } = await shop.done(createTransportReservation, { body });
    if (known === "holdsAgain") await shop.done(deleteReservation, { params: { reservationId } });
    const again = { ...body, cartId: cart.cartId, doCreateCart: false, [known]: reservationId };
    const held = await shop.done(createTransportReservation, {
      body: { ...again, tripId: tripThere("08", "08"), childrenAges: ages && [...ages] },
    });
    const { frozen } = await getDb()
      .selectFrom("reservation")
      .select("frozen")
      .where("id", "=", held.reservationId)
      .executeTakeFirstOrThrow();
    expect(fromJson<FrozenReservation>(frozen).childrenAges).toEqual([9]);
  });

  /** The boat with trips there and back, in the cart's order. */
  async function heldThereAndBack() {
    const { cart, ...boat } = await shop.done(createReservation, { body: onBoat(null) });
    const itemId = boat.reservation.bookingItemId;
    const { cartId } = cart;
    const holdTrip = async (id: string) =>
      shop.done(createTransportReservation, { body: await shop.tripBody(id, cartId, itemId) });
    const [there, back] = [await holdTrip(tripId), await holdTrip(tripBack("08", "16"))];
    const remove = (reservationId: string) => shop.done(deleteReservation, { params: { reservationId } });
    const putBoatBack = () =>
      shop.done(createReservation, { body: { ...onBoat(cartId), holdsAgain: boat.reservationId } });
    const putTripBack = async (trip: typeof there) => {
      const body = await shop.tripBody(trip.reservation.tripId!, cartId, null);
      return shop.done(createTransportReservation, { body: { ...body, holdsAgain: trip.reservationId } });
    };
    const readCart = async () => (await shop.done(getCart, { params: { cartId } })).reservations;
    return { cartId, boat, there, back, remove, putBoatBack, putTripBack, readCart };
  }
  const startsOf = (reservations: readonly Reservation[]) =>
    reservations.map(({ trip, startsAt }) => trip?.plan.startTime ?? startsAt);

  test.each(["trip", "activity"])(
    "a trip and its activity that were removed go together, the %s put back first",
    async (first) => {
      const { boat, there, remove, putBoatBack, putTripBack, readCart } = await heldThereAndBack();
      const before = startsOf(await readCart());
      await remove(there.reservationId);
      const [, back] = await readCart();
      await remove(boat.reservationId);
      const putThere = () => putTripBack(there);
      for (const putBack of first === "trip" ? [putThere, putBoatBack] : [putBoatBack, putThere]) await putBack();
      await putTripBack({ ...there, reservationId: back!.reservationId, reservation: back! });
      const reservations = await readCart();
      expect(startsOf(reservations), "each is where it was: the way there before the way back").toEqual(before);
      const [item, ...trips] = reservations;
      expect(trips.map(({ withBookingItemId }) => withBookingItemId)).toEqual([
        item!.bookingItemId,
        item!.bookingItemId,
      ]);
    },
  );

  test("a removed trip whose activity was edited since goes with what it is now", async () => {
    const { cartId, boat, there, remove, putTripBack, readCart } = await heldThereAndBack();
    await remove(there.reservationId);
    const body = { ...onBoat(cartId), replaces: boat.reservationId };
    const edited = await shop.done(createReservation, { body });
    await putTripBack(there);
    expect((await readCart())[1]).toMatchObject({
      trip: { plan: { id: tripId } },
      withBookingItemId: edited.reservation.bookingItemId,
    });
  });

  test("what was removed is put back once, whoever asks for it again, also after an edit", async () => {
    const { cartId, boat, there, remove, putBoatBack, putTripBack, readCart } = await heldThereAndBack();
    await remove(boat.reservationId);
    const again = await putBoatBack();
    const [trip] = [await putTripBack(there), await putTripBack(there)];
    expect(await putBoatBack()).toMatchObject({ reservationId: again.reservationId });
    const body = { ...onBoat(cartId), replaces: again.reservationId };
    const edited = await shop.done(createReservation, { body });
    expect(await putBoatBack()).toMatchObject({ reservationId: edited.reservationId });
    expect((await readCart()).map(({ reservationId }) => reservationId)).toEqual([
      edited.reservationId,
      trip.reservationId,
    ]);
    await remove(edited.reservationId);
    expect((await putBoatBack()).reservationId, "removed anew, it is held anew").not.toBe(edited.reservationId);
  });

  test("an edit of what was removed elsewhere holds it again, with its place and its tie, and nothing is put back twice", async () => {
    const { cartId, boat, there, remove, putTripBack, readCart } = await heldThereAndBack();
    await remove(there.reservationId);
    const edit = { ...(await shop.tripBody(tripId, cartId, null)), replaces: there.reservationId };
    expect(await shop.send(createTransportReservation, { body: edit })).toMatchObject({ status: 404 });
    const again = { ...edit, holdsAgain: there.reservationId };
    const held = await shop.done(createTransportReservation, { body: again });
    expect(held.reservation).toMatchObject({ withBookingItemId: boat.reservation.bookingItemId });
    expect(await putTripBack(there)).toMatchObject({ reservationId: held.reservationId });
    const count = (await readCart()).length;
    // What stands by now is edited.
    const edited = await shop.done(createTransportReservation, { body: again });
    expect(edited.reservationId).not.toBe(held.reservationId);
    expect(await readCart()).toHaveLength(count);
  });

  test("a trip that had ended as its activity was reserved goes with it once it is held again", async () => {
    const alone = await shop.tripBody(tripId, "none", null);
    const inNewCart = { ...alone, cartId: null, doCreateCart: true };
    const { cart, ...trip } = await shop.done(createTransportReservation, { body: inNewCart });
    const { cartId } = cart;
    await shop.done(deleteReservation, { params: { reservationId: trip.reservationId } });
    const body = { ...onBoat(cartId), tripBookingItemIds: [trip.reservation.bookingItemId] };
    const boat = await shop.done(createReservation, { body });
    const again = { ...alone, cartId, doCreateCart: false, holdsAgain: trip.reservationId };
    const held = await shop.done(createTransportReservation, { body: again });
    expect(held.reservation.withBookingItemId).toBe(boat.reservation.bookingItemId);
  });

  test("what is live is not held twice; of another cart nothing is taken", async () => {
    const { cartId, boat, there, putBoatBack, readCart } = await heldThereAndBack();
    const other = await heldThereAndBack();
    expect(await putBoatBack()).toMatchObject({ reservationId: boat.reservationId });
    await shop.done(createReservation, { body: { ...onBoat(cartId), holdsAgain: other.boat.reservationId } });
    expect(await readCart()).toHaveLength(4);
    const trip = (await readCart()).find(({ reservationId }) => reservationId === there.reservationId);
    expect(trip!.withBookingItemId).toBe(boat.reservation.bookingItemId);
  });

  test.each(["activity", "trip"] as const)(
    "what is held still is held again past its cut-off: the %s",
    async (kind) => {
      const { cartId, boat, there, putBoatBack } = await heldThereAndBack();
      const later = "2026-12-31T00:00:00.000Z";
      await getDb().updateTable("reservation").set({ expires_at: later }).where("cart_id", "=", cartId).execute();
      await getDb().updateTable("cart").set({ lapses_at: later }).where("id", "=", cartId).execute();
      const again = await shop.tripBody(tripId, cartId, null);
      shop.clock.ms = Date.parse("2026-12-08T20:00:00Z");
      try {
        const trip = { ...again, holdsAgain: there.reservationId };
        const held =
          kind === "activity" ? await putBoatBack() : await shop.done(createTransportReservation, { body: trip });
        expect(held.reservationId).toBe((kind === "activity" ? boat : there).reservationId);
      } finally {
        shop.clock.ms = testNow;
      }
    },
  );

  test("a trip that is held still goes with the activity that it names, and those that an activity names", async () => {
    const { cart, ...boat } = await shop.done(createReservation, { body: onBoat(null) });
    const { cartId } = cart;
    const alone = await shop.tripBody(tripId, cartId, null);
    const [there, back] = [
      await shop.done(createTransportReservation, { body: alone }),
      await shop.done(createTransportReservation, { body: await shop.tripBody(tripBack("08", "16"), cartId, null) }),
    ];
    const itemId = boat.reservation.bookingItemId;
    const tied = await shop.done(createTransportReservation, {
      body: { ...alone, withBookingItemId: itemId, holdsAgain: there.reservationId },
    });
    expect(tied.reservation).toMatchObject({ reservationId: there.reservationId, withBookingItemId: itemId });
    const named = [back.reservation.bookingItemId];
    const body = { ...onBoat(cartId), holdsAgain: boat.reservationId, tripBookingItemIds: named };
    expect(await shop.done(createReservation, { body })).toMatchObject({ reservationId: boat.reservationId });
    const { reservations } = await shop.done(getCart, { params: { cartId } });
    expect(reservations.map(({ withBookingItemId }) => withBookingItemId)).toEqual([undefined, itemId, itemId]);
    expect(
      await shop.send(createTransportReservation, {
        body: { ...alone, withBookingItemId: "gone", holdsAgain: there.reservationId },
      }),
    ).toMatchObject({ status: 404, code: "reservation_not_found" });
  });

  const directionsOf = (reservations: readonly Reservation[]) =>
    new Map(reservations.filter(({ trip }) => trip).map(({ tripId: id, direction }) => [id, direction]));
  const thereAndBack = new Map([
    [tripId, "there"],
    [tripBack("08", "16"), "back"],
  ]);
  /** The boat is moved to the next day, so that by time its old way back would lead there. */
  const editToNextDay = (cartId: string, replaces: string) =>
    shop.done(createReservation, {
      body: { ...reservationBody({ date: "2026-12-09", persons: 1, cartId, doCreateCart: false }), replaces },
    });

  test("a trip's direction is stored as it is tied, and stays after an edit, and where both are put back", async () => {
    const { cartId, boat, back, remove, putTripBack, readCart } = await heldThereAndBack();
    expect(directionsOf(await readCart())).toEqual(thereAndBack);
    const edited = await editToNextDay(cartId, boat.reservationId);
    expect(directionsOf(await readCart())).toEqual(thereAndBack);
    await remove(back.reservationId);
    await putTripBack(back);
    expect(directionsOf(await readCart())).toEqual(thereAndBack);
    const body = await shop.tripBody(tripBack("08", "16"), cartId, edited.reservation.bookingItemId);
    const standing = (await readCart()).find(({ direction }) => direction === "back")!;
    await shop.done(createTransportReservation, { body: { ...body, holdsAgain: standing.reservationId } });
    expect(directionsOf(await readCart()), "what stands keeps it").toEqual(thereAndBack);
  });

  test("a trip in the place of another keeps its direction, as one back from a whole day that leaves in the morning", async () => {
    const { cartId, boat, back, readCart } = await heldThereAndBack();
    const edited = await editToNextDay(cartId, boat.reservationId);
    const early = tripBack("09", "07");
    const body = await shop.tripBody(early, cartId, edited.reservation.bookingItemId);
    await shop.done(createTransportReservation, { body: { ...body, replaces: back.reservationId } });
    expect(directionsOf(await readCart()).get(early), "by time it would lead there").toBe("back");
  });

  test("what is held again takes the place of all that has expired there, also with another product", async () => {
    const { cartId, there, readCart } = await heldThereAndBack();
    const edit = { ...(await shop.tripBody(tripThere("08", "08"), cartId, null)), replaces: there.reservationId };
    const edited = await shop.done(createTransportReservation, { body: edit });
    const past = "2026-11-01T00:00:00.000Z";
    await getDb().updateTable("reservation").set({ expires_at: past }).where("id", "=", edited.reservationId).execute();
    const again = { ...edit, tripId, holdsAgain: there.reservationId };
    const held = await shop.done(createTransportReservation, { body: again });
    const { expired } = await shop.done(getCart, { params: { cartId } });
    expect(expired).toEqual([]);
    expect((await readCart()).filter(({ reservationId }) => reservationId === held.reservationId)).toHaveLength(1);
  });

  test("an activity that names a trip's former item has what took its place go with it", async () => {
    const alone = { ...(await shop.tripBody(tripId, "none", null)), cartId: null, doCreateCart: true };
    const { cart, ...trip } = await shop.done(createTransportReservation, { body: alone });
    const { cartId } = cart;
    const edit = { ...alone, cartId, doCreateCart: false, replaces: trip.reservationId };
    await shop.done(createTransportReservation, { body: edit });
    const body = { ...onBoat(cartId), tripBookingItemIds: [trip.reservation.bookingItemId] };
    const boat = await shop.done(createReservation, { body });
    const { reservations } = await shop.done(getCart, { params: { cartId } });
    const standing = reservations.find((each) => each.tripId !== null)!;
    expect(standing.withBookingItemId).toBe(boat.reservation.bookingItemId);
  });

  test("trips that an activity names have their direction of its time, and those of a restored cart as before", async () => {
    const { cart, ...boat } = await shop.done(createReservation, { body: onBoat(null) });
    const { cartId } = cart;
    const named: string[] = [];
    for (const id of thereAndBack.keys()) {
      const body = await shop.tripBody(id, cartId, null);
      named.push((await shop.done(createTransportReservation, { body })).reservation.bookingItemId);
    }
    const body = { ...onBoat(cartId), holdsAgain: boat.reservationId, tripBookingItemIds: named };
    await shop.done(createReservation, { body });
    await editToNextDay(cartId, boat.reservationId);
    const { bookingId } = await shop.done(checkOut, { params: { cartId }, body: { user: buyer } });
    const lapsed = { lapses_at: "2026-11-01T00:00:00.000Z" };
    await getDb().updateTable("cart").set(lapsed).where("id", "=", cartId).execute();
    const restored = await shop.done(restoreCart, { params: { bookingId } });
    expect(restored.cart.cartId).not.toBe(cartId);
    expect(directionsOf(restored.cart.reservations)).toEqual(thereAndBack);
  });

  test("the migration gives the trips that stand a direction, of a boat that was moved away too", async () => {
    const { cartId, boat, readCart } = await heldThereAndBack();
    await editToNextDay(cartId, boat.reservationId);
    await getDb().updateTable("reservation").set({ direction: null }).where("cart_id", "=", cartId).execute();
    await setDirections(getDb());
    expect(directionsOf(await readCart())).toEqual(thereAndBack);
  });

  test("the telemetry counts new holds alone, not the answer with one that stands", async () => {
    let counted = 0;
    const unsubscribe = subscribe("step", ({ entity, to }) => {
      if (entity === "reservation" && to === "held") counted++;
    });
    try {
      const { boat, there, remove, putBoatBack, putTripBack } = await heldThereAndBack();
      expect(counted).toBe(3);
      await putBoatBack();
      await putTripBack(there);
      expect(counted).toBe(3);
      await remove(boat.reservationId);
      await putBoatBack();
      expect(counted).toBe(4);
    } finally {
      unsubscribe();
    }
  });

  for (const isTripFirst of [true, false])
    test(`an expired trip goes with its activity again, held ${isTripFirst ? "before" : "after"} it`, async () => {
      const cartId = await heldTogether();
      shop.clock.ms = testNow + 31 * minute;
      try {
        const holdTrip = async () =>
          shop.done(createTransportReservation, { body: await shop.tripBody(tripId, cartId, null) });
        const holdBoat = () => shop.done(createReservation, { body: onBoat(cartId) });
        for (const hold of isTripFirst ? [holdTrip, holdBoat] : [holdBoat, holdTrip]) await hold();
        await expectTied(cartId);
      } finally {
        shop.clock.ms = testNow;
      }
    });
});
