import { beforeAll, expect, test } from "vitest";
import { createTransportReservation, getTransportCategories } from "../../sdk/contracts/calls/transport.ts";
import { transportOfferId } from "../../sdk/contracts/transport.ts";
import { day } from "../clock.ts";
import { addTripSlot } from "../commands/transport/trip-slot.ts";
import { onBothDatabases } from "../db/testing.ts";
import { fixtureTimetable } from "../ports/timetable/timetable.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { deletePastTripsJob } from "./delete-past-trips.ts";

onBothDatabases("slots of trips", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { timetable: fixtureTimetable });
  });
  const idsOfSlots = async () =>
    (await getDb().selectFrom("slot").select("id").where("offer_id", "=", transportOfferId).execute()).map(
      ({ id }) => id,
    );

  test("are deleted a week after the trip, with their vehicles, but not where somebody has held them", async () => {
    const tripId = "8503000-8507000-2026-12-01T08:00:00.000Z";
    const { ticketCategories } = await shop.done(getTransportCategories, { body: { tripId, productId: "single" } });
    const selection = [{ ticketCategoryId: ticketCategories[0]!.ticketCategoryId, numGuests: 1 }];
    await shop.done(createTransportReservation, {
      body: { tripId, productId: "single", offerId: transportOfferId, selection, locale: "en_CH", doCreateCart: true },
    });
    const [held] = await idsOfSlots();
    const slot = await getDb().selectFrom("slot").selectAll().where("id", "=", held!).executeTakeFirstOrThrow();
    const activity = { id: transportOfferId, supplier_id: transportOfferId };
    const unheld = { slot: { ...slot, id: "trip-unheld", capacity: 20 }, activity, vehicleIds: ["train"] };
    await addTripSlot(getDb(), unheld, shop.clock.ms);
    shop.clock.ms = Date.parse("2026-12-01T08:00:00Z") + 6 * day;
    await deletePastTripsJob(shop.services);
    expect(await idsOfSlots()).toHaveLength(2);
    shop.clock.ms += 2 * day;
    await deletePastTripsJob(shop.services);
    expect(await idsOfSlots()).toEqual([held]);
    expect(await getDb().selectFrom("vehicle").selectAll().execute()).toEqual([]);
    expect(await getDb().selectFrom("slot").select("id").limit(1).execute()).toHaveLength(1);
  });
});
