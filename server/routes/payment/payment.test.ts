import { Buffer } from "node:buffer";
import jsqr from "jsqr";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { getBooking, restoreCart } from "../../../sdk/contracts/calls/booking.ts";
import {
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  patchCart,
} from "../../../sdk/contracts/calls/cart.ts";
import {
  createPaymentAttempt,
  getPaymentAttempt,
  makePayment,
  makePaymentDetails,
  paymentMethods,
} from "../../../sdk/contracts/calls/payment.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { day, minute } from "../../clock.ts";
import { expireHolds } from "../../commands/reservation/expire.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const partner = "https://hotel.test";

onBothDatabases("the payment calls", (getDb) => {
  let shop: TestShop;
  let dayOfMonth = 1;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  /** Checked out from a partner's page, on a day of its own. */
  async function checkedOut(persons = 2) {
    const date = `2027-01-${String(dayOfMonth++).padStart(2, "0")}`;
    const held = await shop.done(createReservation, { body: reservationBody({ date, persons }) });
    const { cartId } = held.cart;
    const { bookingId } = await shop.done(
      checkOut,
      { params: { cartId }, body: { user: buyer, locale: "fr_CH" } },
      { origin: partner },
    );
    return { bookingId, cartId, date, reservationId: held.reservationId };
  }

  async function token(number = "4242424242424242") {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/providers/sandbox/tokens",
      payload: { number, expiryMonth: "12", expiryYear: "30", cvc: "123" },
      headers: { origin: partner },
    });
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    return answer.json<{ token: string }>().token;
  }

  const returnUrl = `${partner}/rooms`;
  async function paid() {
    const made = await checkedOut();
    const answer = await shop.done(makePayment, {
      body: { bookingId: made.bookingId, paymentMethod: { type: "card", token: await token() }, returnUrl },
    });
    expect(answer.resultCode).toBe("Authorised");
    return made;
  }

  test("lists the methods that a cart can be paid with; an unknown one is 404", async () => {
    const { cartId } = await checkedOut();
    const answer = await shop.done(paymentMethods, { query: { cartId } });
    expect(answer.paymentMethods.map(({ type }) => type)).toEqual([
      "twint",
      "card",
      "apple_pay",
      "ideal",
      "alipay",
      "postfinance",
    ]);
    expect(answer.provider).toMatchObject({ name: "sandbox", tokensUrl: `${testOrigin}/providers/sandbox/tokens` });
    expect(await shop.send(paymentMethods, { query: { cartId: unknown } })).toMatchObject({
      status: 404,
      code: "cart_not_found",
    });
  });

  test.each([
    [{ attemptAuthentication: "always" }, "any"],
    [{ threeDSRequestData: { challengeIndicator: "requestChallengeAsMandate" } }, "challenge"],
    [{ attemptAuthentication: "never", threeDSRequestData: { challengeIndicator: "requestNoChallenge" } }, null],
    [undefined, null],
  ])(
    "[P4.authentication] how the bank is asked and where the buyer sits reach the provider: %j",
    async (data, wanted) => {
      const start = vi.spyOn(shop.services.ports.payment, "start");
      const { bookingId } = await checkedOut();
      await shop.done(
        makePayment,
        {
          body: {
            bookingId,
            paymentMethod: { type: "card", token: await token() },
            returnUrl,
            ...(data && { authenticationData: data }),
            browserInfo: { userAgent: "said by the page", language: "de" },
            origin: "https://elsewhere.test",
          },
        },
        { origin: partner, "user-agent": "Firefox" },
      );
      expect(start.mock.lastCall![1]).toMatchObject({
        authentication: wanted,
        browser: { ip: "127.0.0.1", userAgent: "Firefox", origin: partner },
      });
      start.mockRestore();
    },
  );

  test("from a hold to a ticket: paid by card, confirmed, first seen once, the cart closed", async () => {
    const { bookingId, cartId } = await checkedOut();
    expect(await shop.done(getBooking, { params: { bookingId } })).toMatchObject({
      status: "unpaid",
      firstSeen: false,
      items: [{ ticketUrl: null, ticketCode: null }],
    });
    const made = await shop.done(makePayment, {
      body: { bookingId, paymentMethod: { type: "card", token: await token() }, returnUrl },
    });
    expect(await shop.done(getPaymentAttempt, { params: { paymentAttemptId: made.paymentAttemptId! } })).toMatchObject({
      bookingId,
      method: "card",
      status: "captured",
    });

    const [first, ...others] = await Promise.all(
      Array.from({ length: 6 }, () => shop.done(getBooking, { params: { bookingId } })),
    );
    expect([first!, ...others].filter(({ firstSeen }) => firstSeen)).toHaveLength(1);
    expect(first).toMatchObject({
      status: "confirmed",
      cartId: null,
      total: { amount: 9800 },
      payment: { method: "card", status: "captured", amount: { amount: 9800 } },
    });
    expect((await shop.ask("GET", `/bookings/${bookingId}`)).headers["cache-control"]).toContain("no-store");
    expect(await shop.send(getCart, { params: { cartId } })).toMatchObject({ status: 404, code: "cart_not_found" });
  });

  test("a ticket is a PDF, a calendar entry and a code that a scanner reads; before the confirmation there is none", async () => {
    const { bookingId } = await paid();
    const [item] = (await shop.done(getBooking, { params: { bookingId } })).items;
    const pdf = await shop.app.inject({ url: `/api${item!.ticketUrl!}` });
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const calendar = await shop.app.inject({ url: `/api${item!.calendarUrl!}` });
    expect(calendar.headers["content-type"]).toContain("text/calendar");
    expect(calendar.body).toMatch(/DTSTART:202701\d\dT090000Z/);

    const svg = await shop.app.inject({ url: `/api${item!.ticketUrl!.replace(".pdf", ".svg")}` });
    const { data, info } = await sharp(Buffer.from(svg.body))
      .resize(400, 400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(item!.ticketCode);

    const unpaid = await checkedOut();
    const [open] = (await shop.done(getBooking, { params: { bookingId: unpaid.bookingId } })).items;
    expect(
      (await shop.app.inject({ url: `/api/bookings/${unpaid.bookingId}/items/${open!.bookingItemId}/ticket.pdf` }))
        .statusCode,
    ).toBe(404);
    expect(
      (await shop.app.inject({ url: `/api/bookings/${bookingId}/items/${open!.bookingItemId}/ticket.pdf` })).statusCode,
    ).toBe(404);
  });

  test("the address of a ticket's file says the language of the booking, which the page in its place has", async () => {
    const { bookingId } = await paid();
    await getDb().updateTable("booking").set({ locale: "fr_CH" }).where("id", "=", bookingId).execute();
    const [item] = (await shop.done(getBooking, { params: { bookingId } })).items;
    await getDb().updateTable("booking").set({ state: "cancelled" }).where("id", "=", bookingId).execute();
    for (const url of [item!.ticketUrl!, item!.calendarUrl!]) {
      const gone = await shop.app.inject({ url: `/api${url}`, headers: { accept: "text/html" } });
      expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining("Ce fichier n’existe pas")]);
    }
  });

  test("the confirmation is mailed once, in the buyer's language, with ticket and calendar entry", async () => {
    const { bookingId } = await paid();
    shop.mails.length = 0;
    await sendDueMails(shop.services);
    await sendDueMails(shop.services);
    const { bookingNumber } = await shop.done(getBooking, { params: { bookingId } });
    const mails = shop.mails.filter(({ text }) => text.includes(bookingNumber));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: { address: buyer.email },
      subject: expect.stringContaining("Votre billet"),
      text: expect.stringContaining(`/account/bookings/${bookingId}/?token=`),
    });
    expect(mails[0]!.attachments.map(({ filename }) => filename.slice(-4))).toEqual([".pdf", ".ics", ".pdf"]);
  });

  test("TWINT leaves for the provider's page and comes back; a decision made twice changes nothing", async () => {
    const { bookingId } = await checkedOut();
    const { action } = await shop.done(makePayment, {
      body: { bookingId, paymentMethod: { type: "twint" }, returnUrl },
    });
    const address = action?.type === "redirect" ? new URL(action.url).pathname : "";
    const page = await shop.app.inject({ url: address });
    expect(page.body).toContain('lang="fr-CH"');
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).not.toMatch(/<script(?![^>]*src)|style=/);
    const decide = (decision: string) =>
      shop.app.inject({
        method: "POST",
        url: address,
        payload: `decision=${decision}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const back = await decide("pay");
    expect(back.statusCode).toBe(303);
    expect(new URL(back.headers.location!).origin).toBe(partner);
    expect((await decide("cancel")).statusCode).toBe(303);
    expect(
      await shop.done(makePaymentDetails, { body: { bookingId, details: { redirectResult: "x" } } }),
    ).toMatchObject({ resultCode: "Authorised" });
    expect(await shop.done(getBooking, { params: { bookingId } })).toMatchObject({
      status: "confirmed",
      payment: { method: "twint" },
    });
    expect((await shop.app.inject({ url: "/providers/sandbox/pay/unknown" })).statusCode).toBe(404);
  });

  test("[R6] check-out is refused while a payment is open", async () => {
    const { bookingId, cartId } = await checkedOut();
    await shop.done(makePayment, { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl } });
    expect(await shop.send(checkOut, { params: { cartId }, body: { user: buyer } })).toMatchObject({
      status: 409,
      code: "payment_open",
    });
  });

  test("a payment attempt for what is paid already is 422, which leads to the success page", async () => {
    const { bookingId } = await paid();
    const body = { paymentMethod: "free" as const, successReturnUrl: returnUrl, failureReturnUrl: returnUrl };
    expect(await shop.send(createPaymentAttempt, { params: { bookingId }, body })).toMatchObject({
      status: 422,
      code: "booking_paid",
    });
  });

  test("unknown ids are 404, whatever their form", async () => {
    for (const bookingId of [unknown, "x", "__proto__", "1' or '1'='1"]) {
      expect(await shop.send(getBooking, { params: { bookingId } })).toMatchObject({
        status: 404,
        code: "booking_not_found",
      });
      expect(await shop.send(restoreCart, { params: { bookingId } })).toMatchObject({
        status: 404,
        code: "booking_not_found",
      });
      expect(
        await shop.send(makePayment, { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl } }),
      ).toMatchObject({
        status: 404,
        code: "booking_not_found",
      });
      expect(await shop.send(makePaymentDetails, { body: { bookingId } })).toMatchObject({
        status: 404,
        code: "booking_not_found",
      });
    }
    expect(await shop.send(getPaymentAttempt, { params: { paymentAttemptId: unknown } })).toMatchObject({
      status: 404,
      code: "payment_attempt_not_found",
    });
  });

  test("[R7] an unpaid booking gives its cart again while that lives", async () => {
    const { bookingId, cartId } = await checkedOut();
    expect(await shop.done(restoreCart, { params: { bookingId } })).toMatchObject({
      cart: { cartId, bookingId },
      changes: [],
    });
  });

  test("[R7] once its cart has lapsed, one new cart holds again what is free, and every repeated call says so", async () => {
    const free = await checkedOut();
    await getDb()
      .updateTable("cart")
      .set({ lapses_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", free.cartId)
      .execute();
    shop.clock.ms += 31 * minute;
    await expireHolds(getDb(), shop.clock.ms);
    const answers = await Promise.all(
      [1, 2].map(() => shop.done(restoreCart, { params: { bookingId: free.bookingId } })),
    );
    const again = await shop.done(restoreCart, { params: { bookingId: free.bookingId } });
    expect(new Set([...answers, again].map(({ cart }) => cart.cartId)).size).toBe(1);
    expect(again.cart.cartId).not.toBe(free.cartId);
    expect(again.cart.reservations).toHaveLength(1);
    expect(again.changes).toMatchObject([{ kind: "held_again", activityTitle: "Boat Trip" }]);

    const sold = await checkedOut(8);
    await getDb()
      .updateTable("cart")
      .set({ lapses_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", sold.cartId)
      .execute();
    shop.clock.ms += 31 * minute;
    await expireHolds(getDb(), shop.clock.ms);
    await shop.done(createReservation, { body: reservationBody({ date: sold.date, persons: 5 }) });
    expect(await shop.done(restoreCart, { params: { bookingId: sold.bookingId } })).toMatchObject({
      cart: { reservations: [] },
      changes: [{ kind: "sold_out", reservationId: sold.reservationId }],
    });
  });

  test("[R7] a restored cart says with amounts which price has changed, and which rebate is lost", async () => {
    const priced = async (price: number) => {
      await getDb().updateTable("ticket_category").set({ price }).where("id", "=", boat.adult).execute();
      await upsertRevision(getDb());
    };
    const code = "RESTORED10";
    const rebate = { code, kind: "percent" as const, value: 10, valid_until: null, uses_left: 1 };
    await getDb().insertInto("rebate").values(rebate).execute();
    const held = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-21", persons: 1 }) });
    const { cartId } = held.cart;
    await shop.done(patchCart, { params: { cartId }, body: { rebateCodes: [code] } });
    const { bookingId } = await shop.done(checkOut, { params: { cartId }, body: { user: buyer } });
    await getDb().updateTable("cart").set({ lapses_at: "2026-01-01T00:00:00.000Z" }).where("id", "=", cartId).execute();
    await getDb().updateTable("rebate").set({ uses_left: 0 }).where("code", "=", code).execute();
    shop.clock.ms += 31 * minute;
    await expireHolds(getDb(), shop.clock.ms);
    await priced(5200);
    const restored = await shop.done(restoreCart, { params: { bookingId } }).finally(() => priced(4900));
    expect(restored.changes).toMatchObject([
      { kind: "rebate_lost", activityTitle: code, before: { amount: 490 } },
      { kind: "price_changed", before: { amount: 4900 }, now: { amount: 5200 } },
    ]);
    expect(restored.cart).toMatchObject({ rebateCodes: [], total: { amount: 5200 } });
  });

  test("[R7] a paid booking's cart is never filled again", async () => {
    const { bookingId } = await paid();
    expect(await shop.send(restoreCart, { params: { bookingId } })).toMatchObject({
      status: 409,
      code: "booking_confirmed",
    });
  });

  test("what was taken out of the basket after check-out is not paid: the holds are named", async () => {
    const { bookingId, reservationId } = await checkedOut();
    await shop.done(deleteReservation, { params: { reservationId } });
    const answer = await shop.send(makePayment, { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl } });
    expect(answer).toMatchObject({ status: 409, code: "hold_expired", fields: { reservationIds: [reservationId] } });
  });

  test("a hold that lapsed long ago is not paid", async () => {
    const { bookingId } = await checkedOut();
    shop.clock.ms += day;
    expect(
      await shop.send(makePayment, { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl } }),
    ).toMatchObject({
      status: 409,
      code: "hold_expired",
    });
  });
});
