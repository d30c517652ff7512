import type { KyselyPlugin } from "kysely";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { rebook, type RebookRequest } from "./rebook.ts";
import { openShopWithTrips, tripThere, type ShopWithTrips } from "./rebook-trips.fixture.ts";

/** Bookings that move at the same time, and the tickets of the trip that they want. */
const movers = 8;
const tickets = 2;

onBothDatabases("bookings with a trip that move at the same time", (getDb) => {
  let shop: ShopWithTrips;
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
  });
  beforeEach(() => {
    const { fares } = shop.services.ports;
    const offersFor = fares.offersFor.bind(fares);
    // On the day of the first bookings there are tickets enough: its trains have one number.
    vi.spyOn(fares, "offersFor").mockImplementation(async (trip) =>
      (await offersFor(trip)).map((offer) => ({
        ...offer,
        product: {
          ...offer.product,
          contingent: (trip as unknown as { id: string }).id.includes("2026-12-08") ? null : tickets,
        },
      })),
    );
  });

  type Booked = Awaited<ReturnType<ShopWithTrips["bookedTogether"]>>;
  async function all(): Promise<readonly Booked[]> {
    const bookings = [];
    for (let mover = 0; mover < movers; mover++) bookings.push(await shop.bookedTogether([tripThere("08", "07")]));
    return bookings;
  }
  const toBoat = (date: string): RebookRequest["reservation"] => ({
    ...reservationBody({ date, time: "14:00", persons: 1 }),
    locale: "en_CH",
    affiliate: null,
  });
  const tripOf = ({ trips }: Booked) => trips[0]!.bookingItemId;
  const seatsOf = async (date: string) =>
    (
      await getDb()
        .selectFrom("slot")
        .select("taken")
        .where("id", "=", reservationBody({ date, time: "14:00" }).availabilityId)
        .executeTakeFirstOrThrow()
    ).taken;
  /** Activities and trips at the new time, of a booking each. */
  async function movedOf(bookings: readonly Booked[], date: string, tripId: string) {
    const places = await Promise.all(bookings.map(({ bookingId }) => shop.placesOf(bookingId)));
    return places.map(({ boat, trips }) => [boat?.startsWith(date) === true, trips.includes(tripId)]);
  }

  test("[R12.race] move with their trip or not at all, and never sell a ticket twice", async () => {
    const bookings = await all();
    const tripId = tripThere("10", "12");
    const answers = await Promise.allSettled(
      bookings.map((booked) =>
        rebook(
          shop.services,
          {
            bookingId: booked.boat.bookingItemId,
            reservation: toBoat("2026-12-10"),
            trips: [{ bookingId: tripOf(booked), tripId }],
          },
          guest,
          null,
        ),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(refused).toHaveLength(movers - tickets);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["trips_changed"]));
    const moved = await movedOf(bookings, "2026-12-10", tripId);
    expect(moved.filter(([boat, trip]) => boat && trip)).toHaveLength(tickets);
    expect(moved.filter(([boat, trip]) => boat !== trip)).toEqual([]);
    expect([await seatsOf("2026-12-10"), await shop.takenOf(tripId)]).toEqual([tickets, tickets]);
  });

  test("[R12.race] the race is real: moved in two calls, activities leave their trips behind", async () => {
    const bookings = await all();
    const tripId = tripThere("12", "12");
    await Promise.allSettled(
      bookings.map(async (booked) => {
        await rebook(
          shop.services,
          { bookingId: booked.boat.bookingItemId, reservation: toBoat("2026-12-12") },
          guest,
          null,
        );
        await rebook(
          shop.services,
          { bookingId: tripOf(booked), reservation: { ...(await shop.tripBody(tripId, "", null)), locale: "en_CH" } },
          guest,
          null,
        );
      }),
    );
    const moved = await movedOf(bookings, "2026-12-12", tripId);
    expect(moved.filter(([boat, trip]) => boat && !trip).length).toBeGreaterThan(0);
  });

  test("[R12.once] a trip that is cancelled while its activity moves leaves both as they are", async () => {
    const booked = await shop.bookedTogether([tripThere("08", "08")]);
    const cancelled = () =>
      shop.done(cancelBooking, { body: { bookingId: tripOf(booked), reason: "ill", token: booked.token } });
    // The trip is cancelled after it was read, and before the booking is locked.
    let isCancelled = false;
    const interrupted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isCancelled && result.rows.some((row) => row["with_item_id"] === booked.boat.bookingItemId)) {
          isCancelled = true;
          await cancelled();
        }
        return result;
      },
    };
    const services = { ...shop.services, db: getDb().withPlugin(interrupted) };
    const request = {
      bookingId: booked.boat.bookingItemId,
      reservation: toBoat("2026-12-13"),
      trips: [{ bookingId: tripOf(booked), tripId: tripThere("13", "12") }],
    };
    await expect(rebook(services, request, guest, null)).rejects.toMatchObject({ code: "trips_changed" });
    expect(await shop.placesOf(booked.bookingId)).toEqual({ boat: "2026-12-08T10:00:00+01:00", trips: [] });
    expect([await seatsOf("2026-12-13"), await shop.takenOf(tripThere("13", "12"))]).toEqual([0, 0]);
  });
});
