import { beforeAll, expect, test } from "vitest";
import {
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  getReservation,
  patchCart,
} from "../../../sdk/contracts/calls/cart.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { day, minute, second } from "../../clock.ts";
import { expireHolds } from "../../commands/reservation/expire.ts";
import { changeState } from "../../commands/states.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { booked } from "../../testing/booked.ts";
import { buyer, slotId, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

onBothDatabases("carts", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SERVICE_FEE: "250" } });
    await getDb()
      .insertInto("rebate")
      .values([
        { code: "TEN", kind: "percent", value: 10, valid_until: null, uses_left: null },
        { code: "OVER", kind: "fixed", value: 500, valid_until: "2026-01-01T00:00:00.000Z", uses_left: null },
      ])
      .execute();
  });
  const reserved = (changes: Parameters<typeof reservationBody>[0]) =>
    shop.done(createReservation, { body: reservationBody(changes) });
  const cartOf = (cartId: string) => shop.done(getCart, { params: { cartId } });
  const checkedOut = (cartId: string, body: object = {}, headers: Record<string, string> = {}) =>
    shop.send(checkOut, { params: { cartId }, body: { user: buyer, ...body } }, headers);
  const at = async (ms: number, act: () => Promise<void>) => {
    shop.clock.ms = ms;
    await act().finally(() => (shop.clock.ms = testNow));
  };

  test("[R10] a cart's total is its lines, deposits and service fee, in the shapes of the contract", async () => {
    const { cart } = await reserved({ date: "2026-12-01" });
    await reserved({
      cartId: cart.cartId,
      availabilityId: slotId(boat.passOfferId, "2026-12-01", "00:00"),
      selection: [{ ticketCategoryId: boat.passAdult, numGuests: 1 }],
    });
    const read = await cartOf(cart.cartId);
    expect(read).toMatchObject({
      depositsTotal: { amount: 500 },
      customerServiceFee: { amount: 250 },
      total: { amount: 9800 + 9900 + 500 + 250 },
      bookingId: null,
      now: "2026-11-21T10:00:00+01:00",
    });
    expect(read.reservations.map((each) => each.availabilityId)).toEqual([
      slotId(boat.offerId, "2026-12-01", "10:00"),
      slotId(boat.passOfferId, "2026-12-01", "00:00"),
    ]);
  });

  test("[R5] labels come in the language of the page, in that of the hold without one, and what is bought stays the same", async () => {
    const { cart } = await reserved({ date: "2026-12-02" });
    const read = (locale?: string) =>
      shop.done(getCart, { params: { cartId: cart.cartId }, ...(locale ? { query: { locale } } : {}) } as never);
    const frozen = await read();
    const [english] = frozen.reservations;
    const [french] = (await read("fr_CH")).reservations;
    const labels = (one: typeof english) => [
      one!.activityTitle,
      one!.activityPath,
      one!.ticketReservations[0]!.ticketCategory.label.formatted,
    ];
    for (const [index, label] of labels(french).entries()) expect(label).not.toBe(labels(english)[index]);
    expect(french!.totalPrice).toEqual(english!.totalPrice);
    expect(french!.ticketReservations[0]!.quantity).toBe(english!.ticketReservations[0]!.quantity);
    await getDb()
      .updateTable("offer_text")
      .set({ label: "Renamed since" })
      .where("offer_id", "=", boat.offerId)
      .where("locale", "=", "en_CH")
      .execute();
    expect((await read("en_CH")).reservations).toEqual(frozen.reservations);
  });

  test("every call with an unknown cart is 404", async () => {
    const params = { cartId: crypto.randomUUID() };
    expect(await shop.send(getCart, { params })).toMatchObject({ status: 404, code: "cart_not_found" });
    expect(await shop.send(patchCart, { params, body: {} })).toMatchObject({ status: 404, code: "cart_not_found" });
    expect(await checkedOut(params.cartId)).toMatchObject({ status: 404, code: "cart_not_found" });
  });

  test("[R4] a cart lapses 30 days after its last write", async () => {
    const { cart } = await reserved({ date: "2026-12-02" });
    const params = { cartId: cart.cartId };
    await at(
      testNow + 29 * day,
      async () => void (await shop.done(patchCart, { params, body: { customData: { seen: true } } })),
    );
    await at(testNow + 58 * day, async () =>
      expect(await shop.send(getCart, { params })).toMatchObject({ status: 200 }),
    );
    await at(testNow + 60 * day, async () =>
      expect(await shop.send(getCart, { params })).toMatchObject({ status: 404 }),
    );
  });

  test("[R4] customData is merge-patched, 4 kB at most; text stays text", async () => {
    const params = { cartId: (await reserved({ date: "2026-12-03" })).cart.cartId };
    const html = '<img src=x onerror="alert(1)">';
    await shop.done(patchCart, { params, body: { customData: { a: { b: 1, c: 2 }, html } } });
    const patched = await shop.done(
      patchCart,
      { params, body: { customData: { a: { b: null, d: [1] } } } },
      { "content-type": "application/merge-patch+json" },
    );
    expect(patched.customData).toEqual({ a: { c: 2, d: [1] }, html });
    expect(await shop.send(patchCart, { params, body: { customData: { big: "ä".repeat(2048) } } })).toMatchObject({
      status: 413,
      code: "payload_too_large",
    });
    expect((await shop.done(patchCart, { params, body: { customData: null } })).customData).toEqual({});
  });

  // Cause: any two capitals passed, and the invoice would have named "XX" as the buyer's country.
  test("a check-out takes the countries that the form offers alone", async () => {
    const { cartId } = (await reserved({ date: "2026-12-03" })).cart;
    for (const countryCode of ["XX", "ch"])
      expect(await checkedOut(cartId, { user: { ...buyer, countryCode } })).toMatchObject({
        status: 400,
        code: "invalid_input",
        fields: { "user.countryCode": "a country is wanted" },
      });
    expect(await checkedOut(cartId, { user: { ...buyer, countryCode: "LI" } })).toMatchObject({ status: 200 });
  });

  test("[R10] a rebate is taken off the tickets; an unknown or lapsed code is 422", async () => {
    const params = { cartId: (await reserved({ date: "2026-12-04" })).cart.cartId };
    const patched = await shop.done(patchCart, { params, body: { rebateCodes: ["TEN"] } });
    expect(patched).toMatchObject({
      rebateCodes: ["TEN"],
      rebatesTotal: { amount: 980 },
      total: { amount: 9800 - 980 + 250 },
    });
    for (const code of ["NONE", "OVER"]) {
      expect(await shop.send(patchCart, { params, body: { rebateCodes: [code] } })).toMatchObject({
        status: 422,
        code: "rebate_unknown",
        fields: { rebateCodes: [code] },
      });
    }
  });

  test("reservationIds keeps what is named, in that order, and releases the rest", async () => {
    const first = await reserved({ date: "2026-12-05" });
    const { cartId } = first.cart;
    const second = await reserved({ date: "2026-12-06", cartId });
    const third = await reserved({ date: "2026-12-07", cartId });
    const stored = await shop.done(patchCart, {
      params: { cartId },
      body: { reservationIds: [third.reservationId, first.reservationId] },
    });
    expect(stored.reservations.map((each) => each.reservationId)).toEqual([third.reservationId, first.reservationId]);
    expect(await shop.send(getReservation, { params: { reservationId: second.reservationId } })).toMatchObject({
      status: 404,
    });
    expect(
      await shop.send(patchCart, { params: { cartId }, body: { reservationIds: [crypto.randomUUID()] } }),
    ).toMatchObject({
      status: 404,
      code: "reservation_not_found",
    });
  });

  test("[R6] check-out makes one booking with an item each; again while unpaid it is the same booking, with contact and items synced", async () => {
    const { cart } = await reserved({ date: "2026-12-08" });
    const affiliate = { affiliateReferralCode: "77" };
    const first = await checkedOut(cart.cartId, { affiliate });
    const bookingId = first.answer!.bookingId;
    await reserved({ date: "2026-12-09", cartId: cart.cartId });
    const second = await checkedOut(cart.cartId, {
      user: { ...buyer, givenName: "Berta" },
      affiliate: { affiliateReferralCode: "99" },
    });
    expect(second.answer).toEqual({ bookingId });
    const booking = await getDb()
      .selectFrom("booking")
      .selectAll()
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({
      state: "unpaid",
      total_amount: 2 * 9800 + 250,
      service_fee_amount: 250,
      // The check-out names none: that of the first reservation.
      locale: "en_CH",
      origin: "http://shop.test",
    });
    expect(JSON.parse(booking.contact)).toMatchObject({ givenName: "Berta" });
    expect(JSON.parse(booking.affiliate!), "[R19] the affiliate is frozen at the first check-out").toEqual(affiliate);
    const items = await getDb().selectFrom("booking_item").selectAll().where("booking_id", "=", bookingId).execute();
    expect(items.map((item) => item.paid_amount)).toEqual([9800, 9800]);
    expect(await cartOf(cart.cartId)).toMatchObject({ bookingId });
  });

  test("[R19] the affiliate is frozen at check-out", async () => {
    const { cart } = await reserved({ date: "2026-12-10" });
    const { answer } = await checkedOut(cart.cartId, { affiliate: { affiliateReferralCode: "77" } });
    await checkedOut(cart.cartId, { affiliate: { affiliateReferralCode: "99" } });
    const { affiliate } = await getDb()
      .selectFrom("booking")
      .select("affiliate")
      .where("id", "=", answer!.bookingId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(affiliate!)).toEqual({ affiliateReferralCode: "77" });
  });

  test("[R3.lift] check-out lifts a hold to at least 15 minutes, once", async () => {
    const { cart, reservationId } = await reserved({ date: "2026-12-11" });
    const expiry = async () => (await shop.done(getReservation, { params: { reservationId } })).expiresAt;
    await at(testNow + 20 * minute, async () => {
      await checkedOut(cart.cartId);
      expect(await expiry()).toBe("2026-11-21T10:35:00+01:00");
    });
    await at(testNow + 30 * minute, async () => {
      await checkedOut(cart.cartId);
      expect(await expiry()).toBe("2026-11-21T10:35:00+01:00");
    });
  });

  test("[R6] check-out is all or nothing: a lapsed hold is 409 and named, a passed cut-off 422, and nothing has changed", async () => {
    const first = await reserved({ date: "2026-11-21", time: "14:00" });
    const { cartId } = first.cart;
    await at(testNow + 20 * minute, async () => void (await reserved({ date: "2026-12-12", cartId })));
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: "2026-11-21T09:21:00.000Z" })
      .where("id", "=", first.reservationId)
      .execute();
    await at(testNow + 25 * minute, async () => {
      expect(await checkedOut(cartId)).toEqual({
        status: 409,
        answer: null,
        code: "hold_expired",
        fields: { reservationIds: [first.reservationId] },
      });
    });
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: "2026-11-21T13:00:00.000Z" })
      .where("cart_id", "=", cartId)
      .execute();
    await at(Date.parse("2026-11-21T12:00:00Z"), async () => {
      expect(await checkedOut(cartId)).toEqual({
        status: 422,
        answer: null,
        code: "availability_closed",
        fields: { reservationIds: [first.reservationId] },
      });
    });
    expect(await cartOf(cartId)).toMatchObject({ bookingId: null });
    expect(await getDb().selectFrom("booking").select("id").where("cart_id", "=", cartId).execute()).toEqual([]);
  });

  test("[R6] what was checked out and has lapsed since is missed, swept or not, until it is held again or taken out; the rest is never booked silently", async () => {
    const lost = await reserved({ date: "2026-12-19" });
    const { cartId } = lost.cart;
    await checkedOut(cartId);
    await at(testNow + 29 * minute, async () => void (await reserved({ date: "2026-12-20", cartId })));
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: "2026-11-21T09:30:00.000Z" })
      .where("id", "=", lost.reservationId)
      .execute();
    await at(testNow + 40 * minute, async () => {
      await expireHolds(getDb(), shop.clock.now());
      expect(await checkedOut(cartId)).toEqual({
        status: 409,
        answer: null,
        code: "hold_expired",
        fields: { reservationIds: [lost.reservationId] },
      });
      expect((await cartOf(cartId)).expired.map((each) => each.reservationId)).toEqual([lost.reservationId]);
      const again = await reserved({ date: "2026-12-19", cartId });
      expect((await cartOf(cartId)).expired).toEqual([]);
      expect(await checkedOut(cartId)).toMatchObject({ status: 200 });
      await getDb()
        .updateTable("reservation")
        .set({ expires_at: "2026-11-21T09:31:00.000Z" })
        .where("id", "=", again.reservationId)
        .execute();
      await expireHolds(getDb(), shop.clock.now());
      expect(await checkedOut(cartId)).toMatchObject({
        status: 409,
        fields: { reservationIds: [again.reservationId] },
      });
      await shop.done(deleteReservation, { params: { reservationId: again.reservationId } });
      expect(await checkedOut(cartId)).toMatchObject({ status: 200 });
    });
  });

  test("[R6] a hold that was swept a moment before the first check-out is named; one that lapsed long ago is not missed", async () => {
    const lost = await reserved({ date: "2026-12-21" });
    const { cartId } = lost.cart;
    await at(testNow + 29 * minute, async () => void (await reserved({ date: "2026-12-22", cartId })));
    await getDb()
      .updateTable("reservation")
      .set({ expires_at: "2026-11-21T09:30:00.000Z" })
      .where("id", "=", lost.reservationId)
      .execute();
    await at(testNow + 30 * minute + 5 * second, async () => {
      await expireHolds(getDb(), shop.clock.now());
      expect(await checkedOut(cartId)).toMatchObject({
        status: 409,
        code: "hold_expired",
        fields: { reservationIds: [lost.reservationId] },
      });
    });
    await at(testNow + 40 * minute, async () => expect(await checkedOut(cartId)).toMatchObject({ status: 200 }));
  });

  test("an empty cart can't be checked out, nor one whose holds have all expired", async () => {
    const { cart, reservationId } = await reserved({ date: "2026-12-13" });
    await at(testNow + 40 * minute, async () =>
      expect(await checkedOut(cart.cartId)).toMatchObject({ status: 409, code: "hold_expired" }),
    );
    await shop.done(deleteReservation, { params: { reservationId } });
    expect(await checkedOut(cart.cartId)).toMatchObject({ status: 422, code: "cart_empty" });
  });

  test("[R6] while a payment is open the cart is frozen and says so: check-out, edits, releases and additions are 409 with its booking", async () => {
    const { cart, reservationId } = await reserved({ date: "2026-12-14" });
    const { answer } = await checkedOut(cart.cartId);
    expect(await cartOf(cart.cartId)).toMatchObject({ isPaying: false });
    await transact(getDb(), async (trx) => {
      await changeState(trx, "booking", answer!.bookingId, ["unpaid"], "paying", "held", "2026-11-21T09:00:00.000Z");
      await changeState(trx, "reservation", reservationId, ["held"], "paying", "held", "2026-11-21T09:00:00.000Z");
    });
    const isOpen = { status: 409, code: "payment_open", fields: { bookingId: answer!.bookingId } };
    expect(await checkedOut(cart.cartId)).toMatchObject(isOpen);
    expect(await shop.send(deleteReservation, { params: { reservationId } })).toMatchObject(isOpen);
    const addition = reservationBody({ date: "2026-12-15", cartId: cart.cartId });
    expect(await shop.send(createReservation, { body: addition })).toMatchObject(isOpen);
    expect(await shop.send(createReservation, { body: { ...addition, replaces: reservationId } })).toMatchObject(
      isOpen,
    );
    expect(await shop.send(patchCart, { params: { cartId: cart.cartId }, body: { reservationIds: [] } })).toMatchObject(
      isOpen,
    );
    const frozen = await cartOf(cart.cartId);
    expect(frozen.reservations).toHaveLength(1);
    expect(frozen.isPaying).toBe(true);
  });

  test("a booked reservation can't be released", async () => {
    const { reservationId } = await reserved({ date: "2026-12-16" });
    await transact(getDb(), (trx) =>
      changeState(trx, "reservation", reservationId, ["held"], "booked", "held", "2026-11-21T09:00:00.000Z"),
    );
    expect(await shop.send(deleteReservation, { params: { reservationId } })).toMatchObject({
      status: 409,
      code: "reservation_not_held",
    });
  });

  test("[R4] a confirmed cart is 404", async () => {
    const { cart } = await reserved({ date: "2026-12-17" });
    await getDb()
      .updateTable("cart")
      .set({ closed_at: "2026-11-21T09:00:00.000Z" })
      .where("id", "=", cart.cartId)
      .execute();
    expect(await shop.send(getCart, { params: { cartId: cart.cartId } })).toMatchObject({
      status: 404,
      code: "cart_not_found",
    });
    expect(await checkedOut(cart.cartId)).toMatchObject({ status: 404, code: "cart_not_found" });
  });

  test("[R4.booked] a booked cart's 404 names its booking for a day, only to sessions that may read the cart", async () => {
    const { cartId, bookingId } = await booked(shop, shop, { date: "2026-12-19" });
    const read = () => shop.send(getCart, { params: { cartId } });
    const unnamed = async () =>
      expect(await read()).toEqual({ status: 404, code: "cart_not_found", answer: null, fields: {} });
    expect(await read()).toMatchObject({ status: 404, code: "cart_not_found", fields: { bookingId } });
    await at(testNow + day - second, async () => expect(await read()).toMatchObject({ fields: { bookingId } }));
    await at(testNow + day + second, unnamed);
    await getDb().updateTable("cart").set({ distributor_id: "d-9" }).where("id", "=", cartId).execute();
    await unnamed();
    await getDb().updateTable("cart").set({ distributor_id: null }).where("id", "=", cartId).execute();
    await transact(getDb(), (trx) =>
      changeState(trx, "booking", bookingId, ["confirmed"], "cancelled", "cancelled", "2026-11-21T09:00:00.000Z"),
    );
    await unnamed();
  });

  test("check-outs at the same time with one key make one booking", async () => {
    const { cart } = await reserved({ date: "2026-12-18" });
    const headers = { "idempotency-key": shop.newKey() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkedOut(cart.cartId, {}, headers)));
    expect(new Set(answers.map((each) => each.answer?.bookingId)).size).toBe(1);
    expect(await getDb().selectFrom("booking").select("id").where("cart_id", "=", cart.cartId).execute()).toHaveLength(
      1,
    );
  });
});
