import { beforeAll, expect, test } from "vitest";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { makePayment } from "../../../sdk/contracts/calls/payment.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { buyer, slotId, reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

onBothDatabases("POST /booking/rebook/", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  /** Two adults on 1 December at 10:00, paid by card. */
  async function booked() {
    const held = await shop.done(createReservation, { body: reservationBody() });
    const { bookingId } = await shop.done(checkOut, { params: { cartId: held.cart.cartId }, body: { user: buyer } });
    const made = await shop.payment.tokenize({
      number: "4242 4242 4242 4242",
      expiryMonth: 12,
      expiryYear: 30,
      cvc: "123",
    });
    const paymentMethod = { type: "card" as const, token: made.ok ? made.token : "" };
    await shop.done(makePayment, {
      body: { bookingId, paymentMethod, returnUrl: `${testOrigin}/x`, origin: testOrigin },
    });
    const booking = await shop.done(getBooking, { params: { bookingId } });
    return { bookingId, itemId: booking.items[0]!.bookingItemId, token: await tokenOf(shop.services, bookingId) };
  }
  const read = (bookingId: string) => shop.done(getBooking, { params: { bookingId } });

  test("[R12.swap] the item's id and a reservation body change the booking, which keeps its id, its item and its number", async () => {
    const { bookingId, itemId, token } = await booked();
    const before = await read(bookingId);
    const reservation = reservationBody({
      time: "14:00",
      selection: [{ ticketCategoryId: boat.afternoon, numGuests: 2 }],
    });
    expect(await shop.done(rebook, { body: { bookingId: itemId, token, reservation } })).toEqual({ bookingId });
    const after = await read(bookingId);
    expect(after).toMatchObject({
      bookingNumber: before.bookingNumber,
      status: "confirmed",
      total: { amount: 2 * 3900 },
    });
    expect(after.payment).toMatchObject({ amount: { amount: 2 * 4900 }, refunded: { amount: 2 * 1000 } });
    expect(after.items[0]).toMatchObject({
      bookingItemId: itemId,
      reservation: { bookingItemId: itemId, availabilityId: slotId(boat.offerId, "2026-12-01", "14:00") },
    });
    expect(after.items[0]!.ticketCode).not.toBe(before.items[0]!.ticketCode);
  });

  test("[R12.once] the same Idempotency-Key changes it once, another body under it is refused", async () => {
    const { itemId, token } = await booked();
    const key = { "idempotency-key": shop.newKey() };
    const body = { bookingId: itemId, token, reservation: reservationBody({ persons: 1 }) };
    const [first, second] = [await shop.send(rebook, { body }, key), await shop.send(rebook, { body }, key)];
    expect(second).toEqual(first);
    const refunds = await getDb().selectFrom("refund").select("amount").where("booking_item_id", "=", itemId).execute();
    expect(refunds).toEqual([{ amount: 4900 }]);
    const other = { ...body, reservation: reservationBody({ persons: 1, time: "14:00" }) };
    expect(await shop.send(rebook, { body: other }, key)).toMatchObject({ status: 409, code: "idempotency_conflict" });
  });

  test("[R12.refused] what is dearer, full, over, unknown or nonsense gets its documented answer", async () => {
    const { itemId, token } = await booked();
    const send = (bookingId: string, reservation: unknown) =>
      shop.send(rebook, { body: { bookingId, token, reservation } as never });
    expect(await send(itemId, reservationBody({ persons: 3 }))).toMatchObject({
      status: 422,
      code: "rebook_costs_more",
      fields: { difference: "4900" },
    });
    await shop.done(createReservation, { body: reservationBody({ date: "2026-12-05", persons: boat.seats }) });
    expect(await send(itemId, reservationBody({ date: "2026-12-05" }))).toMatchObject({
      status: 422,
      code: "availability_full",
    });
    expect(await send(itemId, reservationBody({ date: "2020-01-01" }))).toMatchObject({
      status: 404,
      code: "availability_not_found",
    });
    expect(await send("nobody's", reservationBody())).toMatchObject({ status: 404, code: "booking_not_found" });
    expect(await send(itemId, { activityId: "x" })).toMatchObject({ status: 400, code: "invalid_input" });
    expect(await send(itemId, reservationBody({ selection: [{ ticketCategoryId: 999, numGuests: 1 }] }))).toMatchObject(
      {
        status: 422,
        code: "selection_invalid",
      },
    );
  });
});
