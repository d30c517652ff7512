import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { createTransportReservation, getTransportCategories } from "../../../sdk/contracts/calls/transport.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import type { Db } from "../../db/connection.ts";
import { fixtureTimetable } from "../../ports/timetable/timetable.fixture.ts";
import { paid } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop } from "../../testing/shop.ts";

const [zurich, bern] = ["8503000", "8507000"];

/** The id of a trip of the fixture's timetable: `hour` of UTC, of a day in December 2026. */
export const tripThere = (day: string, hour: string) => `${zurich}-${bern}-2026-12-${day}T${hour}:00:00.000Z`;
export const tripBack = (day: string, hour: string) => `${bern}-${zurich}-2026-12-${day}T${hour}:00:00.000Z`;

/** What an adult pays for each trip of the fixture's timetable, in Rappen. */
export const tripPrice = 3280;

/** A shop that sells the test boat, and trips by the fixture's timetable. */
export async function openShopWithTrips(db: Db) {
  const shop = await openTestShop(db, { timetable: fixtureTimetable });
  // Tests share the boat's slots.
  await db.updateTable("slot").set({ capacity: 1000 }).where("offer_id", "=", boat.offerId).execute();

  async function tripBody(tripId: string, cartId: string, withBookingItemId: string | null, productId = "single") {
    const { ticketCategories } = await shop.done(getTransportCategories, { body: { tripId, productId } });
    const adult = ticketCategories.find(({ audience, discountType }) => audience === "adult" && !discountType)!;
    const guests =
      productId === "saver"
        ? [
            {
              personalizedData: [
                { key: "name", value: "Mia Keller" },
                { key: "dob", value: "01.02.1990" },
              ],
            },
          ]
        : [];
    return {
      tripId,
      productId,
      offerId: transportOfferId as typeof transportOfferId,
      selection: [{ ticketCategoryId: adult.ticketCategoryId, numGuests: 1, guests }],
      locale: "en_CH",
      doCreateCart: false,
      cartId,
      withBookingItemId,
    };
  }

  return {
    ...shop,
    tripBody,
    /**
     * A paid booking of the boat on 8 December, 10:00 to 12:00 in Zurich, with a trip for each of the ids; `tied`: they
     * go with the boat; `others`: trips of the same booking that go with nothing.
     */
    async bookedTogether(
      tripIds: readonly string[],
      {
        persons = 1,
        isTied = true,
        productId = "single",
        others = [],
      }: { persons?: number; isTied?: boolean; productId?: string; others?: readonly string[] } = {},
    ) {
      const body = reservationBody({ date: "2026-12-08", persons });
      const { reservation: onBoat, cart } = await shop.done(createReservation, { body });
      for (const tripId of tripIds)
        await shop.done(createTransportReservation, {
          body: await tripBody(tripId, cart.cartId, isTied ? onBoat.bookingItemId : null, productId),
        });
      for (const tripId of others)
        await shop.done(createTransportReservation, { body: await tripBody(tripId, cart.cartId, null) });
      const bookingId = await paid(shop, shop, cart.cartId);
      const { items } = await shop.done(getBooking, { params: { bookingId } });
      return {
        bookingId,
        token: await tokenOf(shop.services, bookingId),
        boat: items.find(({ reservation }) => reservation.tripId === null)!.reservation,
        trips: tripIds.map((id) => items.find(({ reservation }) => reservation.tripId === id)!.reservation),
      };
    },
    /** The boat's start and the trips of a booking that are not cancelled. */
    async placesOf(bookingId: string) {
      const { items } = await shop.done(getBooking, { params: { bookingId } });
      const standing = items.filter(({ state }) => state === "booked").map(({ reservation }) => reservation);
      return {
        boat: standing.find(({ tripId }) => tripId === null)?.startsAt,
        trips: standing.flatMap(({ tripId }) => tripId ?? []),
      };
    },
    /** Tickets of a trip that are taken, of all its products. */
    async takenOf(tripId: string) {
      const rows = await db
        .selectFrom("reservation")
        .innerJoin("slot", "slot.id", "reservation.slot_id")
        .select(["slot.id", "slot.taken", "reservation.frozen"])
        .where("slot.offer_id", "=", transportOfferId)
        .execute();
      const ofTrip = rows.filter(({ frozen }) => frozen.includes(`"id":"${tripId}"`));
      return [...new Map(ofTrip.map(({ id, taken }) => [id, taken])).values()].reduce((sum, taken) => sum + taken, 0);
    },
    async refundsOf(bookingId: string) {
      const rows = await db
        .selectFrom("refund")
        .select(["booking_item_id", "amount"])
        .where("booking_id", "=", bookingId)
        .execute();
      return new Map(rows.map(({ booking_item_id, amount }) => [booking_item_id, amount]));
    },
  };
}
export type ShopWithTrips = Awaited<ReturnType<typeof openShopWithTrips>>;
