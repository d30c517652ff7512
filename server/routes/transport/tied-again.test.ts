import { beforeAll, expect, test } from "vitest";
import { restoreCart } from "../../../sdk/contracts/calls/booking.ts";
import { checkOut, createReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import { createTransportReservation } from "../../../sdk/contracts/calls/transport.ts";
import { openShopWithTrips, tripThere, type ShopWithTrips } from "../../commands/booking/rebook-trips.fixture.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { testNow } from "../../testing/shop.ts";

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
