import { TableNode, UpdateQueryNode, type KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createTransportReservation, getTransportCategories } from "../../../sdk/contracts/calls/transport.ts";
import { deleteReservation } from "../../../sdk/contracts/calls/cart.ts";
import { transportOfferId, type PlannedTrip, type TimedLeg } from "../../../sdk/contracts/transport.ts";
import { instantAt, minute } from "../../clock.ts";
import { getMostTaken } from "../../db/queries/slot-vehicle.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { fixtureTimetable } from "../../ports/timetable/timetable.fixture.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { changeSeats } from "../booking/rebook-seats.ts";
import type { TransportReservationInput } from "./freeze-trip.ts";
import { holdTrip } from "./hold-trip.ts";
import { slotOf } from "./trip-slot.ts";
import { readTripForSale } from "./trip-for-sale.ts";
import { vehicleIdsOf } from "./vehicle-ids.ts";

const contingent = 20;
const productId = "saver";
const olten = { objectType: "StopPlaceRef", stopPlaceRef: "urn:uic:stn:8500218" } as const;

/** Train 709 from end to end, from a stop on its way, and with a change to train 811, which goes by itself too. */
async function tripsOfTwoTrains(date: string): Promise<readonly PlannedTrip[]> {
  const at = Date.parse(`${date}T08:00:00Z`);
  const query = { originId: "8503000", destinationId: "8507000", at, by: "departure", results: 1 } as const;
  const [trip] = (await fixtureTimetable.findTrips({ ...query, locale: "en_CH" })).trips;
  const ride = trip!.legs[0]!.timedLeg!;
  const startTime = trip!.startTime.replace("09:00", "09:28");
  const later = { timetabledTime: startTime };
  const fromOlten: TimedLeg = {
    ...ride,
    start: { ...ride.start, stopPlaceRef: olten, stopPlaceName: "Olten", serviceDeparture: later },
  };
  const next: TimedLeg = { ...fromOlten, service: { ...ride.service, vehicleNumbers: ["811"] } };
  return [
    { ...trip!, id: `709-${date}` },
    { ...trip!, id: `709-from-olten-${date}`, startTime, legs: [{ id: "1", timedLeg: fromOlten }] },
    {
      ...trip!,
      id: `709-and-811-${date}`,
      legs: [
        { id: "1", timedLeg: ride },
        { id: "2", timedLeg: next },
      ],
    },
    { ...trip!, id: `811-${date}`, startTime, legs: [{ id: "1", timedLeg: next }] },
  ];
}

onBothDatabases("seats of a train", (getDb) => {
  let shop: TestShop;
  const trips = new Map<string, PlannedTrip>();
  beforeAll(async () => {
    for (const date of ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"])
      for (const trip of await tripsOfTwoTrains(date)) trips.set(trip.id, trip);
    shop = await openTestShop(getDb(), {
      timetable: { ...fixtureTimetable, readTrip: async (tripId) => trips.get(tripId) ?? null },
    });
  });

  const categoriesOf = (tripId: string) => shop.done(getTransportCategories, { body: { tripId, productId } });
  async function requestOf(tripId: string, persons: number): Promise<TransportReservationInput> {
    const { ticketCategories } = await categoriesOf(tripId);
    const adult = ticketCategories.find(({ audience, discountType }) => audience === "adult" && !discountType)!;
    const personalizedData = [
      { key: "name", value: "Mia Keller" },
      { key: "dob", value: "01.02.1990" },
    ];
    const guests = Array.from({ length: persons }, () => ({ personalizedData }));
    return {
      tripId,
      productId,
      offerId: transportOfferId,
      selection: [{ ticketCategoryId: adult.ticketCategoryId, numGuests: persons, guests }],
      locale: "en_CH",
      doCreateCart: true,
    } as TransportReservationInput;
  }
  const reserve = async (tripId: string, persons: number) =>
    shop.send(createTransportReservation, { body: await requestOf(tripId, persons) });
  const vehiclesOf = async (tripId: string) =>
    vehicleIdsOf(await readTripForSale(shop.services, { tripId, productId, locale: "en_CH" }));

  test("are those of all who ride in it, wherever they board, and free again once released", async () => {
    const held = await reserve("709-2026-12-01", 18);
    expect(held).toMatchObject({ status: 200 });
    expect((await categoriesOf("709-from-olten-2026-12-01")).capacity).toBe(2);
    expect(await reserve("709-from-olten-2026-12-01", 3)).toMatchObject({ status: 422, code: "availability_full" });
    expect(await reserve("709-and-811-2026-12-01", 2)).toMatchObject({ status: 200 });
    expect((await categoriesOf("709-from-olten-2026-12-01")).capacity).toBe("none");
    expect((await categoriesOf("811-2026-12-01")).capacity).toBe(18);
    const { reservationId } = held.answer!;
    await shop.done(deleteReservation, { params: { reservationId } });
    expect(await reserve("709-from-olten-2026-12-01", 18)).toMatchObject({ status: 200 });
  });

  test("a trip of two trains is sold out as soon as one of them is; another day's train has its own seats", async () => {
    expect(await reserve("811-2026-12-02", contingent)).toMatchObject({ status: 200 });
    expect(await reserve("709-and-811-2026-12-02", 1)).toMatchObject({ status: 422, code: "availability_full" });
    expect(await reserve("709-2026-12-02", contingent)).toMatchObject({ status: 200 });
    expect((await categoriesOf("811-2026-12-03")).capacity).toBe(contingent);
  });

  test("a hold that has just expired on another part gives its seats before any job has marked it", async () => {
    expect(await reserve("811-2026-12-03", contingent)).toMatchObject({ status: 200 });
    shop.clock.ms += 31 * minute;
    expect(await reserve("709-and-811-2026-12-03", 1)).toMatchObject({ status: 200 });
    shop.clock.ms -= 31 * minute;
  });

  test("an edit locks the trains of both trips before it writes a slot", async () => {
    const date = "2026-12-04";
    const held = await reserve(`709-${date}`, 2);
    const updated: string[] = [];
    const recorded: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const table = UpdateQueryNode.is(node) ? node.table : undefined;
        if (table && TableNode.is(table)) updated.push(table.table.identifier.name);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { cart, reservationId } = held.answer!;
    const request = { ...(await requestOf(`811-${date}`, 1)), cartId: cart.cartId, replaces: reservationId };
    const services = { ...shop.services, db: getDb().withPlugin(recorded) };
    await holdTrip(services, { ...request, doCreateCart: false }, guest, null);
    const ofSeats = updated.filter((table) => table === "vehicle" || table === "slot");
    expect(ofSeats).toEqual(["vehicle", "vehicle", "slot", "slot"]);
  });

  test("a move within a full train takes the seats that it gives back, whichever slot's id comes first", async () => {
    const parts = ["709-2026-12-06", "709-from-olten-2026-12-06"];
    const requests = await Promise.all(parts.map((tripId) => requestOf(tripId, contingent - 1)));
    for (const tripId of parts)
      expect(await reserve(tripId, tripId === parts[0] ? contingent - 1 : 1)).toMatchObject({ status: 200 });
    const sales = await Promise.all(requests.map((request) => readTripForSale(shop.services, request)));
    const [one, other] = sales.map((sale) => slotOf(sale).id) as [string, string];
    const move = async (from: string, to: string) =>
      transact(getDb(), (trx) =>
        changeSeats(
          trx,
          [
            {
              booked: { reservation: { slot_id: from, seats: contingent - 1 } },
              priced: { sale: { slot: { id: to } }, seats: contingent - 1 },
            } as never,
          ],
          instantAt(shop.clock.now()),
          () => new AppError("availability_full", "full"),
        ),
      );
    await move(one, other);
    await move(other, one);
    expect(await getMostTaken(getDb(), await vehiclesOf(parts[0]!))).toBe(contingent);
  });

  test("[R3.race] many buyers of different parts at once never get more than there are", async () => {
    const ids = ["709-2026-12-04", "709-from-olten-2026-12-04", "709-and-811-2026-12-04"];
    const requests = await Promise.all(ids.map((tripId) => requestOf(tripId, 1)));
    const holds = await Promise.allSettled(
      Array.from({ length: 45 }, (_, nth) => holdTrip(shop.services, requests[nth % 3]!, guest, null)),
    );
    const refused = holds.filter((each) => each.status === "rejected").map((each) => (each.reason as AppError).code);
    expect(holds.filter((each) => each.status === "fulfilled")).toHaveLength(contingent);
    expect(new Set(refused)).toEqual(new Set(["availability_full"]));
    expect(await getMostTaken(getDb(), await vehiclesOf("709-2026-12-04"))).toBe(contingent);
  });

  test("[R3.race] the race is real: with the guard off, looking first and writing after oversells", async () => {
    const ids = ["709-2026-12-05", "709-from-olten-2026-12-05"];
    for (const tripId of ids) expect(await reserve(tripId, 1)).toMatchObject({ status: 200 });
    const vehicles = await vehiclesOf(ids[0]!);
    const slots = await getDb()
      .selectFrom("slot_vehicle")
      .select("slot_id")
      .where("vehicle_id", "in", vehicles)
      .execute();
    expect(slots).toHaveLength(ids.length);
    await Promise.all(
      Array.from({ length: 30 }, async (_, nth) => {
        if ((await getMostTaken(getDb(), vehicles)) + 1 > contingent) return;
        await getDb()
          .updateTable("slot")
          .set((row) => ({ taken: row("taken", "+", 1) }))
          .where("id", "=", slots[nth % 2]!.slot_id)
          .execute();
      }),
    );
    expect(await getMostTaken(getDb(), vehicles)).toBeGreaterThan(contingent);
  });
});
