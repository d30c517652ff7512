import { beforeAll, expect, test } from "vitest";
import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { createReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import {
  getOffer,
  listAvailabilities,
  listOffers,
  monthlyAvailabilities,
  monthlyDates,
  personalizationFields,
  syncOffer,
} from "../../../sdk/contracts/calls/offer.ts";
import { listActivities } from "../../../sdk/contracts/calls/listing.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import type { SessionReader } from "../../security/session-reader.ts";
import { slotId, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

const distributor: SessionReader = () => ({
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d1", invoiceApproved: true, channelId: "c1" },
});

onBothDatabases("the catalogue's calls", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  const december = { activityId: boat.id, locale: "de_CH", year: 2026, month: 12 };
  const dates = (changes: object = {}) => shop.done(monthlyDates, { body: { ...december, ...changes } });

  test("[R1] an activity is found by its content id, in its language, split at the first dash", async () => {
    const activity = await shop.done(getActivity, { params: { id: boat.id, locale: "fr-ch" } });
    expect(activity).toMatchObject({
      id: boat.id,
      mappedId: boat.mappedId,
      path: "/fr-ch/activity/501-boat-trip-fr_CH",
      info: { title: "Boat Trip (fr)" },
      supplier: { name: "Seefahrt AG" },
    });
    expect(activity.summary).toMatchObject({
      minAdultPrice: { amount: 4900, formatted: "CHF 49.00" },
      numOffers: 2,
      durationInHours: [2],
      validities: ["other", "all-day"],
      cancellationCutOff: 24,
    });
    expect(activity.availableDates.slice(0, 2)).toEqual(["2026-11-21", "2026-11-22"]);
    expect(activity.teaser_image!.url).toBe("http://shop.test/images/boat.webp");
  });

  test("an unknown activity or language is 404; so is a mapped id", async () => {
    for (const params of [
      { id: 999, locale: "de_CH" },
      { id: boat.id, locale: "xx" },
      { id: "nonsense", locale: "de" },
      { id: boat.mappedId, locale: "de" },
      { id: "99999999999", locale: "de" },
    ]) {
      expect(await shop.send(getActivity, { params })).toMatchObject({ status: 404, code: "activity_not_found" });
    }
  });

  test("activities are listed and filtered; a list that is no list is 400", async () => {
    const ids = async (query: Record<string, string>) =>
      (await shop.done(listActivities, { params: { locale: "de_CH" }, query })).map((activity) => activity.id);
    expect(await ids({})).toEqual([boat.id, flight.id]);
    expect(await ids({ activityIds: `[${flight.id}]` })).toEqual([flight.id]);
    expect(await ids({ skipIds: `[${flight.id}]` })).toEqual([boat.id]);
    expect(await ids({ typeIds: "[7]" })).toEqual([]);
    expect(await ids({ attributeIds: "[261]", locationIds: "[1]" })).toEqual([boat.id, flight.id]);
    expect(
      await shop.send(listActivities, { params: { locale: "de_CH" }, query: { typeIds: "1;drop table" } }),
    ).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { typeIds: expect.any(String) },
    });
    expect(await shop.ask("GET", "/activities/klingon/").then((each) => each.statusCode)).toBe(400);
  });

  test("offers come in the supplier's order with their categories; net prices only for an approved distributor [R18]", async () => {
    const offers = await shop.done(listOffers, { body: { activityId: boat.id, locale: "en_CH" } });
    expect(offers.map((offer) => offer.offerId)).toEqual([boat.offerId, boat.passOfferId]);
    expect(offers[0]).toMatchObject({ offerLabel: "Round trip", startingPrice: { amount: 4900 }, durationInHours: 2 });
    expect(offers[0]!.ticketCategories.map((category) => category.label.formatted)).toEqual([
      "Adult",
      "Adult, Half Fare",
      "Child",
      "Group of 4",
      "Senior",
    ]);
    expect(offers[0]!.ticketCategories.every((category) => category.distributorNetPrice === null)).toBe(true);
    expect(await shop.send(listOffers, { body: { activityId: 999 } })).toMatchObject({
      status: 404,
      code: "activity_not_found",
    });
  });

  test("[R18] a distributor sees and pays net prices on the shop's own origin, and is a guest anywhere else", async () => {
    const reseller = await openTestShop(getDb(), { session: distributor });
    const net = async (headers: Record<string, string>) =>
      (await reseller.done(listOffers, { body: { activityId: boat.id } }, headers))[0]!.ticketCategories[0]!
        .distributorNetPrice?.amount;
    expect(await net({})).toBe(4000);
    expect(await net({ origin: "http://shop.test" })).toBe(4000);
    expect(await net({ origin: "https://hotel.example" })).toBeUndefined();
    expect(await net({ origin: "null" })).toBeUndefined();
    const month = { body: { activityId: boat.id, locale: "en_CH" as const, year: 2026, month: 12 } };
    const slots = {
      params: { mappedId: boat.mappedId },
      query: { startsAfter: "2026-12-28", untilEndOfDay: "2026-12-28" },
    };
    const inCalendar = async (headers: Record<string, string>) => [
      (await reseller.done(monthlyDates, month, headers))["2026-12-28"]!.price,
      (await reseller.done(listAvailabilities, slots, headers))[0]!.availabilities[0]!.startingPrice?.formatted,
      (await reseller.done(listOffers, { body: { activityId: boat.id } }, headers))[0]!.startingPrice?.formatted,
    ];
    expect(await inCalendar({})).toEqual(["CHF 40.00", "CHF 40.00", "CHF 40.00"]);
    expect(await inCalendar({ origin: "https://hotel.example" })).toEqual(["CHF 49.00", "CHF 49.00", "CHF 49.00"]);
    const { cart } = await reseller.done(createReservation, { body: reservationBody({ date: "2026-12-28" }) });
    const held = await reseller.done(getCart, { params: { cartId: cart.cartId } });
    expect(held.total.amount).toBe(8000);
    expect(held.reservations.map(({ isNet }) => isNet)).toEqual([true]);
    // The contract has no price for a child.
    const [, , child] = (await reseller.done(listOffers, { body: { activityId: boat.id } }))[0]!.ticketCategories;
    expect(child!.distributorNetPrice).toBeNull();
    const selection = [{ ticketCategoryId: child!.ticketCategoryId, numGuests: 1, guests: [] }];
    await reseller.done(createReservation, {
      body: reservationBody({ date: "2026-12-28", selection, cartId: cart.cartId }),
    });
    const withChild = await reseller.done(getCart, { params: { cartId: cart.cartId } });
    expect(withChild.reservations.map(({ isNet }) => isNet)).toEqual([true, undefined]);
    const raw = await reseller.ask("POST", "/activity/offers/", { activityId: boat.id });
    expect(raw.headers["cache-control"]).toBe("private, no-store");
  });

  test("an offer's labels come in every language; an unknown one is 404", async () => {
    const { translations } = await shop.done(getOffer, { params: { id: boat.offerId } });
    expect(translations["it_CH"]).toEqual({ label: "Round trip (it)", description: "Two hours on the lake (it)" });
    expect(await shop.send(getOffer, { params: { id: "0" } })).toMatchObject({ status: 404, code: "offer_not_found" });
  });

  test("[R14] a date's price is the least of the cheapest non-discounted adult prices, its capacity the best single slot", async () => {
    const before = await dates({ offerIds: [boat.offerId] });
    expect(before["2026-12-20"]).toEqual({ price: "CHF 49.00", capacity: boat.seats });
    await shop.done(createReservation, { body: reservationBody({ date: "2026-12-20", persons: 4 }) });
    await shop.done(createReservation, { body: reservationBody({ date: "2026-12-20", time: "14:00", persons: 7 }) });
    expect((await dates({ offerIds: [boat.offerId] }))["2026-12-20"]).toEqual({ price: "CHF 49.00", capacity: 6 });
    expect((await dates())["2026-12-20"]).toEqual({ price: "CHF 49.00", capacity: null });
    expect((await dates({ offerIds: [boat.passOfferId] }))["2026-12-20"]).toEqual({
      price: "CHF 99.00",
      capacity: null,
    });
  });

  test("[R14] quantities filter dates and never change the price; a date without enough seats is left out", async () => {
    const wanted = (audience: "adult" | "family", quantity: number) =>
      dates({ offerIds: [boat.offerId], ticketCategoryQuantities: [{ audience, quantity }] });
    expect((await wanted("adult", 7))["2026-12-20"]).toBeUndefined();
    expect((await wanted("adult", 6))["2026-12-20"]).toEqual({ price: "CHF 49.00", capacity: 6 });
    expect(await wanted("family", 1)).toEqual({});
  });

  test("[R14] a date whose every slot is sold out says so, with its price, however many are asked for; another offer's slot opens it at its own price", async () => {
    await shop.done(createReservation, { body: reservationBody({ date: "2026-12-20", persons: 6 }) });
    await shop.done(createReservation, { body: reservationBody({ date: "2026-12-20", time: "14:00", persons: 3 }) });
    const soldOut = { price: "CHF 49.00", capacity: "none" };
    const trip = { offerIds: [boat.offerId] };
    expect((await dates(trip))["2026-12-20"]).toEqual(soldOut);
    expect(
      (await dates({ ...trip, ticketCategoryQuantities: [{ audience: "adult", quantity: 7 }] }))["2026-12-20"],
    ).toEqual(soldOut);
    expect((await dates())["2026-12-20"]).toEqual({ price: "CHF 99.00", capacity: null });
  });

  test("[R14] a sold-out date is gone after its cut-off, and is never among an activity's dates", async () => {
    await getDb()
      .updateTable("slot")
      .set({ capacity: 0 })
      .where("offer_id", "in", [boat.offerId, boat.passOfferId])
      .where("local_date", "=", "2026-12-22")
      .execute();
    expect((await dates())["2026-12-22"]).toEqual({ price: "CHF 49.00", capacity: "none" });
    const { availableDates } = await shop.done(getActivity, { params: { id: boat.id, locale: "de_CH" } });
    expect(availableDates).toContain("2026-12-21");
    expect(availableDates).not.toContain("2026-12-22");
    shop.clock.ms = Date.parse("2026-12-22T20:00:00+01:00");
    expect((await dates())["2026-12-22"]).toBeUndefined();
    shop.clock.ms = testNow;
  });

  test("[P5.30] slots whose cut-off has passed are not offered, and a past month is empty", async () => {
    shop.clock.ms = Date.parse("2026-11-21T13:00:00+01:00");
    const today = {
      params: { mappedId: boat.mappedId },
      query: { startsAfter: "2026-11-21", untilEndOfDay: "2026-11-21" },
    };
    expect((await shop.done(listAvailabilities, today)).map((offer) => offer.offerId)).toEqual([boat.passOfferId]);
    shop.clock.ms = testNow;
    expect((await shop.done(listAvailabilities, today))[0]!.availabilities.map((slot) => slot.startsAt)).toEqual([
      "2026-11-21T14:00:00+01:00",
    ]);
    expect(await dates({ month: 10 })).toEqual({});
    expect(await shop.send(monthlyDates, { body: { ...december, activityId: 999 } })).toMatchObject({
      status: 404,
      code: "activity_not_found",
    });
  });

  test("[R2] an availability says how many seats are free: a number, none, or null without a limit", async () => {
    const query = { startsAfter: "2026-12-20", untilEndOfDay: "2026-12-20", limit: "1000" };
    const [trip, pass] = await shop.done(listAvailabilities, { params: { mappedId: boat.mappedId }, query });
    expect(trip!.availabilities.map((slot) => slot.capacity)).toEqual(["none", "none"]);
    expect(trip!.availabilities[0]).toMatchObject({
      availabilityId: slotId(boat.offerId, "2026-12-20", "10:00"),
      cutoff: "2026-12-20T09:00:00+01:00",
      cancellableUntil: "2026-12-19T10:00:00+01:00",
      ticketCategoryIds: [1, 2, 3, 4],
    });
    expect(trip!.availabilities[1]!.ticketCategoryIds).toEqual([1, 2, 3, 4, 5]);
    expect(pass!.availabilities[0]).toMatchObject({
      capacity: null,
      isAllDay: true,
      validity: "all-day",
      startsAt: "2026-12-20T00:00:00+01:00",
    });
    expect(await shop.send(listAvailabilities, { params: { mappedId: boat.id }, query })).toMatchObject({
      status: 404,
      code: "activity_not_found",
    });
    expect(
      await shop.send(listAvailabilities, { params: { mappedId: boat.mappedId }, query: { limit: "many" } }),
    ).toMatchObject({
      status: 400,
      fields: { limit: expect.any(String) },
    });
    expect(
      await shop.send(listAvailabilities, {
        params: { mappedId: boat.mappedId },
        query: { startsAfter: "2026-13-01" },
      }),
    ).toMatchObject({
      status: 400,
      fields: { startsAfter: expect.stringMatching(/date.* or an instant with an offset/) },
    });
  });

  test("[R8.deadline] what is on request says until when its supplier can confirm it, as a slot and as a hold; nothing else does", async () => {
    const setOnRequest = async (flag: 0 | 1) => {
      await getDb().updateTable("activity").set({ booking_on_request: flag }).where("id", "=", boat.id).execute();
      await upsertRevision(getDb());
    };
    const query = { startsAfter: "2026-12-02", untilEndOfDay: "2026-12-02", limit: "1000" };
    const confirmableTimes = async () => {
      const [trip, pass] = await shop.done(listAvailabilities, { params: { mappedId: boat.mappedId }, query });
      const { cart: made } = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-02" }) });
      const cart = await shop.done(getCart, { params: { cartId: made.cartId }, query: {} });
      return [trip!.availabilities[0], pass!.availabilities[0], cart.reservations[0]].map(
        (each) => each?.confirmableUntil,
      );
    };
    expect(await confirmableTimes()).toEqual([undefined, undefined, undefined]);
    await setOnRequest(1);
    const [trip, pass, held] = await confirmableTimes();
    await setOnRequest(0);
    expect([trip, held], "what begins at a time").toEqual(["2026-12-02T10:00:00+01:00", "2026-12-02T10:00:00+01:00"]);
    expect(pass, "a whole day").toMatch(/^2026-12-0[123]T/);
  });

  test("availabilities begin after an instant where one is given, and at the beginning of a date", async () => {
    const after = async (startsAfter: string) => {
      const query = { startsAfter, untilEndOfDay: "2026-12-01", limit: "1000" };
      const offers = await shop.done(listAvailabilities, { params: { mappedId: boat.mappedId }, query });
      return offers.flatMap(({ availabilities }) => availabilities.map(({ startsAt }) => startsAt.slice(11, 16)));
    };
    expect(await after("2026-12-01")).toEqual(["10:00", "14:00", "00:00"]);
    expect(await after("2026-12-01T10:00:00+01:00")).toEqual(["14:00"]);
    expect(await after("2026-12-01T08:59:59Z")).toEqual(["10:00", "14:00"]);
    expect(await after("2026-11-30T23:00:00Z")).toEqual(["10:00", "14:00"]);
    const listed = (startsAfter: string) =>
      shop.send(listAvailabilities, { params: { mappedId: boat.mappedId }, query: { startsAfter } });
    for (const wrong of ["2026-12-01T10:00", "2026-12-01T25:00:00Z", "2026-13-01T10:00:00Z", "tomorrow"]) {
      expect(await listed(wrong)).toMatchObject({ status: 400, code: "invalid_input" });
    }
  });

  test("a month's availabilities are grouped by date, over the day of 23 hours too [R17]", async () => {
    const months = await shop.done(monthlyAvailabilities, {
      params: { mappedId: boat.mappedId },
      query: { year: "2027", month: "3" },
    });
    expect(Object.keys(months)).toHaveLength(31);
    expect(months["2027-03-28"]![0]!.availabilities[0]!.startsAt).toBe("2027-03-28T10:00:00+02:00");
    expect(
      await shop.send(monthlyAvailabilities, {
        params: { mappedId: boat.mappedId },
        query: { year: "2027", month: "13" },
      }),
    ).toMatchObject({
      status: 400,
      code: "invalid_input",
    });
  });

  test("personalization fields come in the requested language; a slot of another activity is 404", async () => {
    const availabilityId = slotId(flight.offerId, "2026-12-03", "09:00");
    const fields = await shop.done(personalizationFields, {
      params: { mappedId: flight.mappedId, availabilityId },
      query: { locale: "fr_CH" },
    });
    expect(fields.map((field) => field.key)).toEqual(["pickup", "hotel", "dob", "weight", "wish"]);
    expect(fields[0]).toMatchObject({ label: "Pick-up (fr)", type: "option", scope: "reservation", isStrict: true });
    expect(
      await shop.send(personalizationFields, { params: { mappedId: boat.mappedId, availabilityId }, query: {} }),
    ).toMatchObject({
      status: 404,
      code: "availability_not_found",
    });
  });

  test("an offer says from the beginning whether it asks something of people, and whether a date leaves a time to choose", async () => {
    const of = async (activityId: number) =>
      (await shop.done(listOffers, { body: { activityId, locale: "en_CH" } })).map(({ isPersonalized, hasOneTime }) => [
        isPersonalized,
        hasOneTime,
      ]);
    expect(await of(boat.id)).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(await of(flight.id)).toEqual([[true, true]]);
  });

  test("syncing an offer makes missing slots again; an unknown offer is 404", async () => {
    await getDb()
      .deleteFrom("slot")
      .where("id", "=", slotId(boat.offerId, "2027-05-05", "10:00"))
      .execute();
    expect(await shop.done(syncOffer, { body: { offerId: boat.offerId } })).toEqual({
      offerId: boat.offerId,
      synced: 1,
    });
    expect(await shop.send(syncOffer, { body: { offerId: 999 } })).toMatchObject({
      status: 404,
      code: "offer_not_found",
    });
  });
});
