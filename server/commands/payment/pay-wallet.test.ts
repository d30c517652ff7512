import { afterAll, beforeAll, expect, test } from "vitest";
import { listPaymentsOfBookings } from "../../db/queries/booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import type { ProviderMethod } from "../../ports/payment/payment.ts";
import { openStripeServer, type StripeServer } from "../../ports/payment/stripe/stand-in/server.fixture.ts";
import type { Services } from "../../services.ts";
import { openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { pay } from "./pay.ts";

const wallets = ["apple_pay", "google_pay", "link"] as const;

onBothDatabases("wallets at Stripe", (getDb) => {
  let shop: PaymentShop;
  let stripe: StripeServer;
  let services: Services;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    stripe = await openStripeServer();
    services = { ...shop.services, ports: { ...shop.services.ports, payment: stripe.stripe } };
  });
  afterAll(() => stripe.close());

  const payWith = (bookingId: string, method: ProviderMethod, token: string | null, key: string | null = null) =>
    pay(services, {
      bookingId,
      method,
      token,
      returnUrl: "https://hotel.test/rooms",
      affiliate: null,
      key,
      session: guest,
    });
  /** What Stripe's script makes of a wallet's yes: Link has a type of its own, the others are cards. */
  const tokenOf = (method: ProviderMethod, behaviour: "succeeds" | "declined") =>
    stripe.account.createCard(behaviour, { type: method === "link" ? "link" : "card" });
  const attemptsOf = async (bookingId: string) => (await listPaymentsOfBookings(services.db, [bookingId])).attempts;

  test.each(wallets)("[P4.wallet] %s is authorised, confirmed and captured by its token", async (method) => {
    const { bookingId } = await shop.checkedOut();
    expect(await payWith(bookingId, method, tokenOf(method, "succeeds"))).toMatchObject({ resultCode: "Authorised" });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await attemptsOf(bookingId)).toMatchObject([{ method, state: "captured" }]);
  });

  test.each(wallets)("[P4.wallet] %s that is declined charges nothing, and pays with another token", async (method) => {
    const { bookingId } = await shop.checkedOut();
    expect(await payWith(bookingId, method, tokenOf(method, "declined"))).toMatchObject({ resultCode: "Refused" });
    expect(await shop.stateOf(bookingId)).not.toBe("confirmed");
    expect(await payWith(bookingId, method, tokenOf(method, "succeeds"))).toMatchObject({ resultCode: "Authorised" });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  test.each(wallets)("[P4.wallet] %s with one key pays once, however often it is sent", async (method) => {
    const { bookingId } = await shop.checkedOut();
    const token = tokenOf(method, "succeeds");
    const answers = [
      await payWith(bookingId, method, token, `key-${method}-${bookingId}`),
      await payWith(bookingId, method, token, `key-${method}-${bookingId}`),
    ];
    expect(answers).toMatchObject([{ resultCode: "Authorised" }, { resultCode: "Authorised" }]);
    expect(await attemptsOf(bookingId)).toMatchObject([{ state: "captured" }]);
  });

  test.each(wallets)("[P4.wallet] %s without a token is 400, and no attempt", async (method) => {
    const { bookingId } = await shop.checkedOut();
    await expect(payWith(bookingId, method, null)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { "paymentMethod.token": expect.any(String) },
    });
    expect(await attemptsOf(bookingId)).toEqual([]);
  });
});

onBothDatabases("the wallet of the sandbox", (getDb) => {
  test("[P4.wallet] Apple Pay pays by its button's token, without the provider's page", async () => {
    const shop = await openPaymentShop(getDb());
    const { bookingId } = await shop.checkedOut();
    expect(await shop.pay(bookingId, "apple_pay", { number: "4242 4242 4242 4242" })).toMatchObject({
      resultCode: "Authorised",
      action: null,
    });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    const declined = await shop.checkedOut();
    expect(await shop.pay(declined.bookingId, "apple_pay", { number: "4000 0000 0000 0002" })).toMatchObject({
      resultCode: "Refused",
    });
  });
});
