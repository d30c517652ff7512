import { beforeAll, expect, test } from "vitest";
import { checkOut, createReservation, getCart } from "../../../sdk/contracts/calls/cart.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { listAvailabilities, listOffers } from "../../../sdk/contracts/calls/offer.ts";
import { createPaymentAttempt } from "../../../sdk/contracts/calls/payment.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { buyer, slotId, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, reseller, signedUp, type TestVisitor } from "../../testing/visitor.ts";

const net = 4000;
const foreign = { origin: "https://hotel.test" };

onBothDatabases("what a signed-in role changes", (getDb) => {
  let shop: TestShop;
  let distributor: TestVisitor;
  let customer: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    distributor = await signedUp(shop, "hotel@example.ch", reseller);
    customer = await signedUp(shop, "guest@example.ch");
  });
  const netPriceFor = async (visitor: TestVisitor, headers = {}) =>
    (await visitor.done(listOffers, { body: { activityId: boat.id } }, headers))[0]!.ticketCategories[0]!
      .distributorNetPrice?.amount ?? null;

  test("[R18] net prices show to an approved distributor on the shop's own pages alone, and no cache keeps them", async () => {
    expect(await netPriceFor(distributor)).toBe(net);
    expect(await netPriceFor(distributor, { origin: testOrigin, "sec-fetch-site": "same-origin" })).toBe(net);
    for (const headers of [
      foreign,
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      expect(await netPriceFor(distributor, headers)).toBeNull();
    }
    expect(await netPriceFor(customer)).toBeNull();
    expect(await netPriceFor(newVisitor(shop))).toBeNull();
    const raw = await shop.ask("POST", "/activity/offers/", { activityId: boat.id }, { cookie: distributor.cookie() });
    expect(raw.headers["cache-control"]).toBe("private, no-store");
  });

  test("[R18] a distributor who isn't approved pays what everybody pays", async () => {
    const waiting = await signedUp(shop, "waiting@example.ch", { ...reseller, invoice_approved: 0 });
    expect(await netPriceFor(waiting)).toBeNull();
  });

  test("availabilities for a distributor are `no-store`", async () => {
    const input = { params: { mappedId: boat.mappedId }, query: { locale: "de_CH" } } as never;
    expect((await distributor.done(listAvailabilities, input)).length).toBeGreaterThan(0);
    const path = `/activities/${boat.mappedId}/availabilities?locale=de_CH`;
    expect((await shop.ask("GET", path, undefined, { cookie: distributor.cookie() })).headers["cache-control"]).toBe(
      "private, no-store",
    );
  });

  test("[R18] a distributor's cart totals net, the booking carries distributor, channel and notes, and is paid on invoice", async () => {
    const { cart } = await distributor.done(createReservation, {
      body: reservationBody({ date: "2026-12-05", persons: 2 }),
    });
    const { cartId } = cart;
    expect((await distributor.done(getCart, { params: { cartId } })).total.amount).toBe(2 * net);
    const { bookingId } = await distributor.done(checkOut, {
      params: { cartId },
      body: { user: buyer, notes: "Room 12", distributorId: "somebody else's" },
    });
    const row = await getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ distributor_id: "d-7", channel_id: "c-7", notes: "Room 12" });
    const pay = {
      params: { bookingId },
      body: {
        paymentMethod: "invoice" as const,
        successReturnUrl: `${testOrigin}/`,
        failureReturnUrl: `${testOrigin}/`,
      },
    };
    expect(await customer.send(createPaymentAttempt, pay)).toMatchObject({ status: 404, code: "booking_not_found" });
    expect(await newVisitor(shop).send(createPaymentAttempt, pay)).toMatchObject({
      status: 404,
      code: "booking_not_found",
    });
    await distributor.done(createPaymentAttempt, pay);
    expect(await distributor.done(getBooking, { params: { bookingId } })).toMatchObject({
      status: "confirmed",
      payment: { method: "invoice" },
    });
  });

  test("a customer's notes are not stored, and naming a distributor brings no net price", async () => {
    const body = { ...reservationBody({ date: "2026-12-06" }), distributorId: "d-7" };
    const { cart } = await customer.done(createReservation, { body });
    const { bookingId } = await customer.done(checkOut, {
      params: { cartId: cart.cartId },
      body: { user: { ...buyer, email: "Guest@Example.ch" }, notes: "Room 12", distributorId: "d-7" },
    });
    const row = await getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      distributor_id: null,
      channel_id: null,
      notes: null,
      total_amount: 9800,
      contact_email: "guest@example.ch",
    });
    expect(row.user_id).not.toBeNull();
  });

  test("resellers fill in every field of personalization, others the strict ones", async () => {
    const guestOf = (more: { key: string; value: string }[]) => [
      { personalizedData: [{ key: "dob", value: "01.02.1990" }, { key: "weight", value: "70" }, ...more] },
    ];
    const body = (more: { key: string; value: string }[] = []) => ({
      ...reservationBody(),
      activityId: flight.mappedId,
      availabilityId: slotId(flight.offerId, "2026-12-07", "09:00"),
      selection: [{ ticketCategoryId: flight.adult, numGuests: 1, guests: guestOf(more) }],
      personalizedData: [{ key: "pickup", value: "station" }],
    });
    const strict = await customer.send(createReservation, { body: body() });
    const partial = await distributor.send(createReservation, { body: body() });
    expect(partial).toMatchObject({ status: 422, code: "personalization_invalid" });
    expect(JSON.stringify(partial)).toContain("wish");
    expect(JSON.stringify(strict)).not.toContain("wish");
  });
});
