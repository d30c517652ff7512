import { beforeAll, expect, test } from "vitest";
import {
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  getReservation,
} from "../../../sdk/contracts/calls/cart.ts";
import { releaseOffer } from "../../../sdk/contracts/calls/offer.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { buyer, slotId, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";
import { findReservation } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { fromJson } from "../../json.ts";
import { expireHolds } from "./expire.ts";

onBothDatabases("holding seats", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  const reserve = (changes: Parameters<typeof reservationBody>[0], headers?: Record<string, string>) =>
    shop.send(createReservation, { body: reservationBody(changes) }, headers);
  const reserved = (changes: Parameters<typeof reservationBody>[0]) =>
    shop.done(createReservation, { body: reservationBody(changes) });
  const taken = async (date: string, time = "10:00", offer: number = boat.offerId) =>
    (
      await getDb()
        .selectFrom("slot")
        .select("taken")
        .where("id", "=", slotId(offer, date, time))
        .executeTakeFirstOrThrow()
    ).taken;
  const at = async (ms: number, act: () => Promise<void>) => {
    shop.clock.ms = ms;
    await act().finally(() => (shop.clock.ms = testNow));
  };

  test("[R3.hold] a hold lives 30 minutes, in a cart that is made for it", async () => {
    const { reservation, cart } = await reserved({ date: "2026-12-03" });
    expect(reservation).toMatchObject({
      startsAt: "2026-12-03T10:00:00+01:00",
      expiresAt: "2026-11-21T10:30:00+01:00",
      capiActivityId: boat.id,
      activityTitle: "Boat Trip",
    });
    expect(reservation.totalPrice).toEqual({ amount: 9800, currency: "CHF", formatted: "CHF 98.00" });
    expect(cart.reservations).toEqual([{ reservationId: reservation.reservationId }]);
    expect(await taken("2026-12-03")).toBe(2);
  });

  test("[R2] seats are persons, and a group sells in steps of its occupancy at one price a step", async () => {
    const { reservation } = await reserved({
      date: "2026-12-04",
      selection: [{ ticketCategoryId: boat.group, numGuests: 8 }],
    });
    expect(reservation.totalPrice.amount).toBe(2 * 15000);
    expect(reservation.ticketReservations[0]).toMatchObject({ quantity: 2 });
    expect(reservation.ticketReservations[0]!.guests).toHaveLength(8);
    expect(await taken("2026-12-04")).toBe(8);
    expect(
      await reserve({ date: "2026-12-05", selection: [{ ticketCategoryId: boat.group, numGuests: 6 }] }),
    ).toMatchObject({
      status: 422,
      code: "selection_invalid",
      fields: { "selection.0.numGuests": "sold in steps of 4" },
    });
    expect(
      await reserve({ date: "2026-12-05", selection: [{ ticketCategoryId: boat.group, numGuests: 12 }] }),
    ).toMatchObject({ code: "selection_invalid" });
  });

  test("a category of the afternoon is not sold in the morning, nor one twice, nor one of another offer", async () => {
    for (const ticketCategoryId of [boat.afternoon, boat.passAdult]) {
      expect(await reserve({ selection: [{ ticketCategoryId, numGuests: 1 }] })).toMatchObject({
        status: 422,
        code: "selection_invalid",
      });
    }
    const twice = { ticketCategoryId: boat.adult, numGuests: 1 };
    expect(await reserve({ selection: [twice, twice] })).toMatchObject({
      code: "selection_invalid",
      fields: { "selection.1.ticketCategoryId": "named twice" },
    });
    expect(
      await reserve({ time: "14:00", selection: [{ ticketCategoryId: boat.afternoon, numGuests: 1 }] }),
    ).toMatchObject({ status: 200 });
  });

  test("[R10] a deposit is a line of its own; unlimited seats never run out", async () => {
    const { reservation } = await reserved({
      availabilityId: slotId(boat.passOfferId, "2026-12-03", "00:00"),
      selection: [{ ticketCategoryId: boat.passAdult, numGuests: 99 }],
    });
    expect(reservation.ticketReservations[0]!.ticketCategory).toMatchObject({
      articleLabel: "Key card",
      articlePrice: { amount: 500 },
    });
    expect(reservation).toMatchObject({
      isAllDay: true,
      validity: "all-day",
      cancellableUntil: null,
      isCancellable: false,
    });
    expect(reservation.totalPrice.amount).toBe(99 * (9900 + 500));
  });

  test("[R10.vat] a hold freezes the rate of each line, its own or the shop's; a deposit has none", async () => {
    const ratesOf = async (changes: Parameters<typeof reservationBody>[0]) => {
      const { reservation } = await reserved(changes);
      const row = await findReservation(getDb(), reservation.reservationId);
      return fromJson<FrozenReservation>(row!.frozen).lines.map(({ vatRate, articleVatRate }) => [
        vatRate,
        articleVatRate,
      ]);
    };
    const pass = {
      availabilityId: slotId(boat.passOfferId, "2026-12-04", "00:00"),
      selection: [{ ticketCategoryId: boat.passAdult, numGuests: 1 }],
    };
    expect(await ratesOf(pass)).toEqual([[810, 0]]);
    expect(
      await ratesOf({ date: "2026-12-04", time: "14:00", selection: [{ ticketCategoryId: boat.group, numGuests: 4 }] }),
    ).toEqual([[380, 0]]);
  });

  test("a full slot is 422 with its date, and holds nothing", async () => {
    await reserved({ date: "2026-12-06", persons: 9 });
    expect(await reserve({ date: "2026-12-06", persons: 2 })).toEqual({
      status: 422,
      answer: null,
      code: "availability_full",
      fields: { date: "2026-12-06T10:00:00+01:00" },
    });
    expect(await taken("2026-12-06")).toBe(9);
  });

  test("after the cut-off nothing is held", async () => {
    await at(Date.parse("2026-12-01T08:00:00Z"), async () => {
      expect(await reserve({})).toMatchObject({ status: 422, code: "availability_closed" });
    });
  });

  test("[R1] a content id is not a mapped id; unknown slots, carts and reservations are 404", async () => {
    expect(await reserve({ activityId: boat.id })).toMatchObject({ status: 404, code: "availability_not_found" });
    expect(await reserve({ availabilityId: "nothing" })).toMatchObject({ status: 404, code: "availability_not_found" });
    expect(await reserve({ activityId: flight.mappedId })).toMatchObject({
      status: 404,
      code: "availability_not_found",
    });
    expect(await reserve({ cartId: crypto.randomUUID() })).toMatchObject({ status: 404, code: "cart_not_found" });
    expect(await reserve({ doCreateCart: false })).toMatchObject({ status: 404, code: "cart_not_found" });
    expect(await reserve({ replaces: crypto.randomUUID() })).toMatchObject({
      status: 404,
      code: "reservation_not_found",
    });
    for (const call of [getReservation, deleteReservation]) {
      expect(await shop.send(call, { params: { reservationId: crypto.randomUUID() } })).toMatchObject({
        status: 404,
        code: "reservation_not_found",
      });
    }
  });

  test("[R16] the server checks personalization again", async () => {
    const selection = [
      {
        ticketCategoryId: flight.adult,
        numGuests: 1,
        guests: [
          {
            personalizedData: [
              { key: "dob", value: "24.12.2020" },
              { key: "weight", value: 70 },
            ],
          },
        ],
      },
    ];
    const body = {
      activityId: flight.mappedId,
      availabilityId: slotId(flight.offerId, "2026-12-03", "09:00"),
      selection,
      personalizedData: [{ key: "pickup", value: "station" }],
    };
    expect(await reserve(body)).toMatchObject({
      status: 422,
      code: "personalization_invalid",
      fields: { "selection.0.guests.0.dob": "Adult: the age on 2026-12-03 is 5" },
    });
    selection[0]!.guests[0]!.personalizedData[0]!.value = "24.12.1990";
    const { reservation } = await reserved(body);
    expect(reservation.infoConfirmation).toBe("I weigh less than 100 kg");
    expect(reservation.personalizationData).toEqual([{ key: "pickup", value: "station" }]);
    expect(await reserve({ ...body, childrenAges: [3] })).toMatchObject({
      status: 422,
      code: "selection_invalid",
      fields: { childrenAges: "outside the activity's ages" },
    });
  });

  test("[P5.28] more lists of answers than guests are refused", async () => {
    const guests = [{ personalizedData: [] }, { personalizedData: [] }];
    expect(await reserve({ selection: [{ ticketCategoryId: boat.adult, numGuests: 1, guests }] })).toMatchObject({
      code: "selection_invalid",
    });
  });

  test("[R3.hold] adding renews the cart's holds, never past 60 minutes from each one's making", async () => {
    const first = await reserved({ date: "2026-12-07" });
    const { cartId } = first.cart;
    const expiry = async () =>
      (await shop.done(getReservation, { params: { reservationId: first.reservationId } })).expiresAt;
    await at(testNow + 20 * minute, async () => {
      await reserved({ date: "2026-12-08", cartId });
      expect(await expiry()).toBe("2026-11-21T10:50:00+01:00");
    });
    await at(testNow + 45 * minute, async () => {
      await reserved({ date: "2026-12-09", cartId });
      expect(await expiry()).toBe("2026-11-21T11:00:00+01:00");
    });
    // A check-out has extended it beyond that: adding to the cart later doesn't shorten it.
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: "2026-11-21T10:10:00.000Z", lifted: 1 })
      .where("id", "=", first.reservationId)
      .execute();
    await at(testNow + 56 * minute, async () => {
      await reserved({ date: "2027-01-15", cartId });
      expect(await expiry()).toBe("2026-11-21T11:10:00+01:00");
    });
  });

  test("[R3.edit] an edit counts the old seats as free, takes the new and releases the old", async () => {
    const { reservationId, cart } = await reserved({ date: "2026-12-10", persons: 7 });
    const edited = await reserved({ date: "2026-12-10", persons: 9, cartId: cart.cartId, replaces: reservationId });
    expect(edited.cart.reservations).toEqual([{ reservationId: edited.reservationId }]);
    expect(await taken("2026-12-10")).toBe(9);
    expect(await shop.send(getReservation, { params: { reservationId } })).toMatchObject({ status: 404 });
  });

  test("[R3.edit] an edit that finds no seats leaves the old hold as it was", async () => {
    await reserved({ date: "2026-12-11", persons: 9 });
    const { reservationId, cart } = await reserved({ date: "2026-12-12", persons: 2 });
    expect(
      await reserve({ date: "2026-12-11", persons: 2, cartId: cart.cartId, replaces: reservationId }),
    ).toMatchObject({
      status: 422,
      code: "availability_full",
    });
    expect(await taken("2026-12-12")).toBe(2);
    expect(await shop.send(getReservation, { params: { reservationId } })).toMatchObject({ status: 200 });
  });

  test("[R3.expire] an expired hold stays stored, is marked, releases its seats, and moves to expired in its cart [R4]", async () => {
    const { reservationId, cart } = await reserved({ date: "2026-12-13", persons: 10 });
    await at(testNow + 31 * minute, async () => {
      const before = await shop.done(getCart, { params: { cartId: cart.cartId } });
      expect(before.reservations).toEqual([]);
      expect(before.expired.map((each) => each.reservationId)).toEqual([reservationId]);
      expect(await expireHolds(getDb(), shop.clock.now())).toBeGreaterThan(0);
      expect(await taken("2026-12-13")).toBe(0);
      expect(
        await getDb().selectFrom("reservation").select("state").where("id", "=", reservationId).executeTakeFirst(),
      ).toEqual({ state: "expired" });
      const again = await shop.done(createReservation, {
        body: reservationBody({ date: "2026-12-13", persons: 10, cartId: cart.cartId, replaces: reservationId }),
      });
      expect((await shop.done(getCart, { params: { cartId: cart.cartId } })).expired).toEqual([]);
      await shop.done(deleteReservation, { params: { reservationId: again.reservationId } });
    });
    expect(await taken("2026-12-13")).toBe(0);
  });

  test("[R3.expire] a buyer gets seats whose hold lapsed a moment ago, before any job has run", async () => {
    await reserved({ date: "2026-12-14", persons: 10 });
    await at(testNow + 30 * minute, async () => {
      expect(await reserve({ date: "2026-12-14", persons: 10 })).toMatchObject({ status: 200 });
    });
  });

  for (const marked of [true, false]) {
    test(`[R3.expire] the same time again takes the place of a lapsed hold that the job has ${marked ? "" : "not yet "}marked, and the cart can be checked out`, async () => {
      const date = marked ? "2026-12-23" : "2026-12-26";
      const { reservationId, cart } = await reserved({ date, persons: 10 });
      await at(testNow + 31 * minute, async () => {
        if (marked) await expireHolds(getDb(), shop.clock.now());
        await reserved({ date, persons: 10, cartId: cart.cartId });
        const row = await getDb()
          .selectFrom("reservation")
          .select("state")
          .where("id", "=", reservationId)
          .executeTakeFirst();
        expect(row).toEqual({ state: "cancelled" });
        expect(await taken(date)).toBe(10);
        expect(await shop.send(checkOut, { params: { cartId: cart.cartId }, body: { user: buyer } })).toMatchObject({
          status: 200,
        });
      });
    });
  }

  test("[R3.pin] a pinned hold does not expire", async () => {
    const { reservationId } = await reserved({ date: "2026-12-15" });
    await getDb()
      .updateTable("reservation")
      .set({ pinned_until: new Date(testNow + 50 * minute).toISOString() })
      .where("id", "=", reservationId)
      .execute();
    await expireHolds(getDb(), testNow + 40 * minute);
    expect(await taken("2026-12-15")).toBe(2);
    await expireHolds(getDb(), testNow + 51 * minute);
    expect(await taken("2026-12-15")).toBe(0);
  });

  test("[R5] a hold's price does not move while the catalogue's does", async () => {
    const { reservationId, cart } = await reserved({ date: "2026-12-16" });
    await getDb().updateTable("ticket_category").set({ price: 9900 }).where("id", "=", boat.adult).execute();
    expect((await shop.done(getReservation, { params: { reservationId } })).totalPrice.amount).toBe(9800);
    expect((await shop.done(getCart, { params: { cartId: cart.cartId } })).total.amount).toBe(9800);
    await getDb().updateTable("ticket_category").set({ price: 4900 }).where("id", "=", boat.adult).execute();
  });

  test("releasing gives the seats back once; afterwards the id is unknown", async () => {
    const { reservationId } = await reserved({ date: "2026-12-17" });
    expect(await shop.send(deleteReservation, { params: { reservationId } })).toMatchObject({ status: 200 });
    expect(await shop.send(deleteReservation, { params: { reservationId } })).toMatchObject({ status: 404 });
    expect(await taken("2026-12-17")).toBe(0);
  });

  test("[P8.02] what a cart holds of an offer can be released; an unknown offer is 404", async () => {
    const { cart } = await reserved({ date: "2026-12-18" });
    expect(await shop.done(releaseOffer, { body: { offerId: boat.offerId, cartId: cart.cartId } })).toEqual({
      offerId: boat.offerId,
      released: 1,
    });
    expect(await shop.done(releaseOffer, { body: { offerId: boat.offerId } })).toEqual({
      offerId: boat.offerId,
      released: 0,
    });
    expect(await shop.send(releaseOffer, { body: { offerId: 999 } })).toMatchObject({
      status: 404,
      code: "offer_not_found",
    });
    expect(await taken("2026-12-18")).toBe(0);
  });

  test("the same key gives the same answer and one hold; another body under it is 409", async () => {
    const headers = { "idempotency-key": shop.newKey() };
    const answers = await Promise.all([1, 2, 3].map(() => reserve({ date: "2026-12-19" }, headers)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await reserve({ date: "2026-12-19" }, headers)).toEqual(answers[0]);
    expect(await taken("2026-12-19")).toBe(2);
    expect(await reserve({ date: "2026-12-20" }, headers)).toMatchObject({ status: 409, code: "idempotency_conflict" });
  });

  test("a key whose hold has expired or was released answers that it ended, and a new key reserves anew", async () => {
    const headers = { "idempotency-key": shop.newKey() };
    const held = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-24" }) }, headers);
    const ended = { status: 409, code: "hold_expired", fields: { reservationIds: [held.reservationId] } };
    await at(testNow + 29 * minute, async () =>
      expect(await reserve({ date: "2026-12-24" }, headers)).toMatchObject({ answer: held }),
    );
    await at(testNow + 31 * minute, async () =>
      expect(await reserve({ date: "2026-12-24" }, headers)).toMatchObject(ended),
    );
    await shop.done(deleteReservation, { params: { reservationId: held.reservationId } });
    expect(await reserve({ date: "2026-12-24" }, headers)).toMatchObject(ended);
    const anew = await reserve({ date: "2026-12-24" }, { "idempotency-key": shop.newKey() });
    expect(anew.status).toBe(200);
    expect(await taken("2026-12-24")).toBe(2);
  });

  test("an edit of what another tab has edited since replaces that: one hold", async () => {
    const { reservationId, cart } = await shop.done(createReservation, {
      body: reservationBody({ date: "2026-12-21" }),
    });
    const edit = (persons: number) =>
      shop.done(createReservation, {
        body: reservationBody({ date: "2026-12-21", persons, cartId: cart.cartId, replaces: reservationId }),
      });
    await edit(1);
    const last = await edit(3);
    expect(last.cart.reservations).toEqual([{ reservationId: last.reservationId }]);
    expect(await taken("2026-12-21")).toBe(3);
  });

  test("a request whose answer was lost is asked for with its key, and another takes its place: one hold", async () => {
    const first = { "idempotency-key": shop.newKey() };
    const lost = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-22" }) }, first);
    const again = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-22" }) }, first);
    expect(again).toEqual(lost);
    const body = reservationBody({
      date: "2026-12-22",
      persons: 1,
      cartId: again.cart.cartId,
      replaces: again.reservationId,
    });
    const second = { "idempotency-key": shop.newKey() };
    const next = await shop.done(createReservation, { body }, second);
    expect(await shop.done(createReservation, { body }, second)).toEqual(next);
    expect(next.cart.reservations).toEqual([{ reservationId: next.reservationId }]);
    // The first key, sent once more, names what was replaced: it is not reserved anew beside what replaced it.
    const { reservationId, cart } = await shop.done(
      createReservation,
      { body: reservationBody({ date: "2026-12-22" }) },
      first,
    );
    expect({ reservationId, cart }).toEqual({ reservationId: next.reservationId, cart: next.cart });
    expect(await taken("2026-12-22")).toBe(1);
  });
});
