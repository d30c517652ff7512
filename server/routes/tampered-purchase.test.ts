import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { patchMe } from "../../sdk/contracts/calls/account.ts";
import { signUp } from "../../sdk/contracts/calls/account-access.ts";
import { getBooking } from "../../sdk/contracts/calls/booking.ts";
import { addCode, checkOut, createReservation, getCart } from "../../sdk/contracts/calls/index.ts";
import { createPaymentAttempt, makePayment } from "../../sdk/contracts/calls/payment.ts";
import { payShare } from "../../sdk/contracts/calls/share.ts";
import { onBothDatabases } from "../db/testing.ts";
import { buyer, reservationBody } from "../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../testing/shop.ts";
import { newVisitor, password, reseller, signedUp, type TestVisitor } from "../testing/visitor.ts";

const adult = 4900;
const returnUrls = { successReturnUrl: `${testOrigin}/`, failureReturnUrl: `${testOrigin}/` };

/**
 * What a buyer could write into the calls of a purchase to pay less, to be somebody else, or to send money and people
 * elsewhere. Carts, bookings and cards of others: net-carts.test.ts, cards.test.ts; codes that are guessed:
 * codes.test.ts; files of the bank: take-bank-file.test.ts; forged webhooks: stripe.test.ts.
 */
onBothDatabases("a purchase that is tampered with", (getDb) => {
  let shop: TestShop;
  let guest: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    guest = newVisitor(shop);
  });

  let day = 0;
  const nextDate = () => `2026-12-${String(11 + (day++ % 20)).padStart(2, "0")}`;
  async function held(extra: object = {}, visitor = guest) {
    const body = { ...reservationBody({ date: nextDate(), persons: 1 }), ...extra };
    return (await visitor.done(createReservation, { body })).cart;
  }
  async function checkedOut(extra: object = {}, visitor = guest) {
    const { cartId } = await held({}, visitor);
    const { bookingId } = await visitor.done(checkOut, { params: { cartId }, body: { user: buyer, ...extra } });
    return { cartId, bookingId };
  }
  const attemptsOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).execute();

  test.each([
    ["a price", { price: 1, total: { amount: 1 }, amount: 1 }],
    ["a price for a ticket", { selection: [{ ticketCategoryId: 10, numGuests: 1, price: 1, netPrice: 0 }] }],
    ["a distributor's id, for net prices", { distributorId: "d-7", userRole: "reseller" }],
    ["rebates", { rebatesTotal: 4900, rebates: [{ code: "SOMMER", amount: 4900 }], serviceFee: -1 }],
  ])("a reservation with %s costs what the catalogue says", async (_, extra) => {
    const { ticketCategoryId } = reservationBody().selection[0]!;
    const fits =
      "selection" in extra ? { selection: extra.selection.map((each) => ({ ...each, ticketCategoryId })) } : extra;
    const { cartId } = await held(fits);
    expect(await guest.done(getCart, { params: { cartId } })).toMatchObject({
      total: { amount: adult },
      rebatesTotal: { amount: 0 },
    });
  });

  test("a check-out with sums, roles and a distributor books at the full price, for nobody else", async () => {
    const { bookingId } = await checkedOut({
      total: 1,
      totalAmount: 1,
      vouchersTotal: 4900,
      distributorId: "d-7",
      user: { ...buyer, isAdmin: true, isReseller: true, distributorId: "d-7", userId: "u-1" },
    });
    expect(
      await getDb()
        .selectFrom("booking")
        .select(["total_amount", "vouchers_amount", "distributor_id", "user_id"])
        .where("id", "=", bookingId)
        .executeTakeFirstOrThrow(),
    ).toEqual({ total_amount: adult, vouchers_amount: 0, distributor_id: null, user_id: null });
  });

  test("a payment of another amount, or in another currency, charges what is due", async () => {
    const { bookingId } = await checkedOut();
    const other = { amount: { value: 1, currency: "JPY" }, order: { remainingAmount: 0 } };
    await guest.done(makePayment, {
      body: { bookingId, paymentMethod: { type: "twint" }, returnUrl: `${testOrigin}/`, ...other },
    });
    expect(await attemptsOf(bookingId)).toMatchObject([{ amount: adult, method: "twint" }]);
  });

  test("nobody but an approved distributor pays on invoice, whatever agreement is named; nothing free costs nothing", async () => {
    const { bookingId } = await checkedOut();
    const agreement = { activePaymentAgreement: true, paymentAgreementId: "d-7", channelId: "c-7" };
    for (const visitor of [guest, await signedUp(shop, "one@example.ch")])
      expect(
        await visitor.send(createPaymentAttempt, {
          params: { bookingId },
          body: { paymentMethod: "invoice", ...agreement, ...returnUrls },
        }),
      ).toMatchObject({ status: 403, code: "forbidden" });
    for (const paymentMethod of ["free", "voucher"] as const)
      expect(
        await guest.send(createPaymentAttempt, { params: { bookingId }, body: { paymentMethod, ...returnUrls } }),
      ).toMatchObject({ status: 422, code: "payment_method_unavailable" });
    expect((await guest.done(getBooking, { params: { bookingId } })).status).toBe("unpaid");
  });

  test("a distributor pays on its own agreement alone", async () => {
    const other = await signedUp(shop, "other-hotel@example.ch", { ...reseller, distributor_id: "d-8" });
    await signedUp(shop, "hotel@example.ch", reseller);
    const { bookingId } = await checkedOut({}, other);
    expect(
      await other.send(createPaymentAttempt, {
        params: { bookingId },
        body: { paymentMethod: "invoice", paymentAgreementId: "d-7", channelId: "c-7", ...returnUrls },
      }),
    ).toMatchObject({ status: 403, code: "forbidden" });
    expect(await attemptsOf(bookingId)).toEqual([]);
  });

  test("neither signing up nor saving a profile gives a role", async () => {
    const roles = { isAdmin: true, is_admin: 1, isReseller: true, distributorId: "d-7", roles: ["admin"] };
    const visitor = newVisitor(shop);
    const names = { givenName: "Mia", familyName: "Keller", locale: "de_CH" } as const;
    const email = "roles@example.ch";
    await visitor.done(signUp, { body: { email, password, ...names, ...roles } });
    await visitor.done(patchMe, { body: { ...names, countryCode: null, phone: null, ...roles } });
    expect(
      await getDb()
        .selectFrom("account_user")
        .select(["is_admin", "is_reseller", "distributor_id"])
        .where("email", "=", email)
        .executeTakeFirstOrThrow(),
    ).toEqual({ is_admin: 0, is_reseller: 0, distributor_id: null });
  });

  test.each([
    "https://evil.test/",
    `${testOrigin}.evil.test/`,
    `https://evil.test/#${testOrigin}`,
    `${testOrigin.replace("://", "://a@")}:evil`,
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.test/",
  ])("a buyer is never led to %s after paying", async (returnUrl) => {
    const partner = newVisitor(shop);
    const origin = { origin: testOrigin };
    const { cart } = await partner.done(
      createReservation,
      { body: reservationBody({ date: nextDate(), persons: 1 }) },
      origin,
    );
    const { bookingId } = await partner.done(
      checkOut,
      { params: { cartId: cart.cartId }, body: { user: buyer } },
      origin,
    );
    const paid = await partner.send(
      makePayment,
      { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl } },
      origin,
    );
    const attempts = await attemptsOf(bookingId);
    expect([paid.status, attempts.map(({ return_url }) => new URL(return_url).origin)]).toEqual(
      paid.status === 200 ? [200, [testOrigin]] : [403, []],
    );
    expect(JSON.stringify(paid)).not.toContain("evil");
  });

  test("a key that is used again with another body is refused, and pays nothing", async () => {
    const one = await checkedOut();
    const other = await checkedOut();
    const key = { "idempotency-key": randomUUID() };
    const pay = (bookingId: string) =>
      guest.send(
        makePayment,
        { body: { bookingId, paymentMethod: { type: "twint" }, returnUrl: `${testOrigin}/` } },
        key,
      );
    const first = await pay(one.bookingId);
    expect(first.status).toBe(200);
    expect(await pay(other.bookingId)).toMatchObject({ status: 409, code: "idempotency_conflict" });
    expect(await pay(one.bookingId)).toEqual(first);
    expect([await attemptsOf(one.bookingId), await attemptsOf(other.bookingId)]).toMatchObject([[{}], []]);
  });

  test("a share's link that is made up or changed opens nothing", async () => {
    for (const token of ["x", `${randomUUID()}.1900000000.abc`]) {
      const body = { token, paymentMethod: { type: "card" as const, token: "t" }, email: "a@example.ch" };
      expect(await guest.send(payShare, { body })).toMatchObject({ status: 403, code: "share_link_invalid" });
    }
  });

  test("codes that are no codes are refused as unknown, without a failure of ours", async () => {
    const { cartId } = await held();
    expect(await guest.send(addCode, { params: { cartId }, body: { code: "\u202eREMMOS" } })).toMatchObject({
      status: 400,
      code: "invalid_input",
    });
    for (const code of ["' OR 1=1 --", "SOMMER%", "_____", "{}", "null"])
      expect(await guest.send(addCode, { params: { cartId }, body: { code } })).toMatchObject({
        status: 422,
        code: "rebate_unknown",
      });
  });
});
