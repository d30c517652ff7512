import { beforeAll, expect, test } from "vitest";
import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { createTransportReservation, getTransportCategories } from "../../../sdk/contracts/calls/transport.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { openShopWithTrips, tripThere, type ShopWithTrips } from "../../commands/booking/rebook-trips.fixture.ts";
import { countGuestsByActivity, listSalesByActivity } from "../../db/queries/account-sales.ts";
import { setPersons } from "../../db/migrations/0037-persons-of-reservation.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { paid } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";

onBothDatabases("sales of trips", (getDb) => {
  let shop: ShopWithTrips;
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
    const { cart } = await shop.done(createReservation, { body: reservationBody({ persons: 3 }) });
    const tripId = tripThere("01", "07");
    const body = await shop.tripBody(tripId, cart.cartId, null);
    const { ticketCategories } = await shop.done(getTransportCategories, { body: { tripId, productId: "single" } });
    const [adult, dog, bike] = [null, "dog", "bike"].map((kind) =>
      ticketCategories.find(({ audience, discountType }) => discountType === kind && (kind || audience === "adult"))!,
    );
    const selection = [
      { ticketCategoryId: adult!.ticketCategoryId, numGuests: 2 },
      { ticketCategoryId: dog!.ticketCategoryId, numGuests: 1 },
      { ticketCategoryId: bike!.ticketCategoryId, numGuests: 2 },
    ];
    await shop.done(createTransportReservation, { body: { ...body, selection } });
    await paid(shop, shop, cart.cartId);
    expect(await shop.takenOf(tripId), "dogs and bikes take seats of a trip").toBe(5);
  });

  async function expectGuests() {
    const { rows } = await listSalesByActivity(getDb(), null, "en_CH", 1, 25);
    const sold = rows.map(({ id, guests }) => [id, guests] as const);
    expect(new Map(sold)).toEqual(
      new Map([
        [boat.id, 3],
        [transportOfferId, 2],
      ]),
    );
    expect(await countGuestsByActivity(getDb(), "2026-01-01T00:00:00.000Z")).toEqual(new Map(sold));
  }

  test("guests are people: a dog or a bike on a trip is none", async () => {
    await expectGuests();
  });

  test("the migration counts the people of reservations that stand", async () => {
    await getDb().updateTable("reservation").set({ persons: 0 }).execute();
    await setPersons(getDb());
    await expectGuests();
  });
});
