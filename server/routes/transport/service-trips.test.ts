import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { getCart } from "../../../sdk/contracts/calls/cart.ts";
import {
  createTransportReservation,
  getTransportCategories,
  getTrip,
  searchPlaces,
  searchTrips,
} from "../../../sdk/contracts/calls/transport.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { startOjpReplay, type OjpReplay } from "../../ports/timetable/ojp/replay.fixture.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

onBothDatabases("trips of a service", (getDb) => {
  let shop: TestShop;
  let replay: OjpReplay;
  beforeAll(async () => {
    replay = await startOjpReplay();
    shop = await openTestShop(getDb(), { env: { OJP_TOKEN: "token", OJP_URL: replay.url } });
  });
  afterAll(() => replay.close());
  /** Answers are not kept as long. */
  beforeEach(() => void (shop.clock.ms += minute));
  afterEach(() => {
    replay.answerWith(null);
    replay.changeTrips(null);
  });

  const search = async () =>
    shop.done(searchTrips, {
      body: {
        originId: "8503000",
        destinationId: "8507000",
        departureTime: "2026-12-01T09:00:00+01:00",
        locale: "en_CH",
      },
    });
  const bodyFor = async (tripId: string) => {
    const body = { tripId, productId: "single", locale: "en_CH" } as const;
    const { ticketCategories } = await shop.done(getTransportCategories, { body });
    const adult = ticketCategories.find(
      ({ label, categoryTypeKey }) => label.formatted === "Adult" && categoryTypeKey === "2nd_class",
    )!;
    const selection = [{ ticketCategoryId: adult.ticketCategoryId, numGuests: 1 }];
    return { ...body, selection, doCreateCart: true };
  };

  test("a trip is found, priced, held and read again with its delays", async () => {
    const { places } = await shop.done(searchPlaces, { body: { search: "zürich" } });
    expect(places).toMatchObject([{ id: "8503000", name: "Zürich HB", kind: "train" }]);
    const { trips, timetable } = await search();
    expect(timetable).toMatchObject({ source: "127.0.0.1", isDemo: false });
    expect(trips).toHaveLength(6);
    const [trip] = trips;
    const price = trip!.ticketCategories.find(({ productId }) => productId === "single")!.price.amount;
    expect(price).toBeGreaterThan(0);
    const { reservation, cart } = await shop.done(createTransportReservation, { body: await bodyFor(trip!.id) });
    expect(reservation).toMatchObject({ tripId: trip!.id, totalPrice: { amount: price } });
    const held = await shop.done(getCart, { params: { cartId: cart.cartId }, query: { locale: "en_CH" } });
    expect(held.reservations[0]!.trip!.plan.legs[0]!.timedLeg!.end.plannedStopPointName).toBe("08");
    shop.clock.ms += minute;
    replay.changeTrips((text) => text.replace(/(<EstimatedTime>[^<]*):02:00Z/, "$1:12:00Z"));
    const again = await shop.done(getTrip, { params: { tripId: trip!.id }, query: { locale: "en_CH" } });
    expect(again.legs[0]!.timedLeg!.start.serviceDeparture.estimatedTime).toBe("2026-12-01T09:12:00+01:00");
    expect(again.ticketCategories).toEqual(trip!.ticketCategories);
  });

  test("a trip can't be held while the service fails, and can once it answers", async () => {
    const [trip] = (await search()).trips;
    const body = await bodyFor(trip!.id);
    shop.clock.ms += minute;
    replay.answerWith({ status: 500 });
    expect(await shop.send(createTransportReservation, { body })).toMatchObject({
      status: 502,
      code: "provider_unavailable",
    });
    replay.answerWith(null);
    expect(await shop.send(createTransportReservation, { body })).toMatchObject({ status: 200 });
  });

  test("a trip that the service has no longer is not known", async () => {
    const [trip] = (await search()).trips;
    shop.clock.ms += minute;
    replay.changeTrips((text) => text.replace(">709<", ">710<"));
    const read = shop.send(getTrip, { params: { tripId: trip!.id }, query: { locale: "en_CH" } });
    expect(await read).toMatchObject({ status: 404, code: "trip_not_found" });
  });
});
