import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { guest } from "../../domain/session.ts";
import { checkOut } from "../checkout/check-out.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";
import { continuePayment } from "./continue-payment.ts";
import { refreshPayment, reconcileDue } from "./reconcile.ts";

const succeeds = "4242 4242 4242 4242";
const challenge = "4000 0000 0000 3220";
const late = "4000 0000 0000 0259";
const rounds = 20;

/** Two windows of one buyer: the first pays, the second takes over. */
onBothDatabases("taking a payment over", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const attemptsOf = (bookingId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .execute();

  /** Rappen that the provider has captured or reserved for a booking and not refunded, by payment. */
  async function retainedAmounts(bookingId: string): Promise<number[]> {
    const references = (await attemptsOf(bookingId)).flatMap(({ provider_reference }) => provider_reference ?? []);
    const payments = await Promise.all(references.map((reference) => shop.sandbox.findPayment(reference)));
    return payments.flatMap((payment) => {
      const left =
        payment && ["captured", "authorised"].includes(payment.state) ? payment.amount - payment.refunded : 0;
      return left > 0 ? [left] : [];
    });
  }

  test("check-out says which booking has the open payment, so that another window can stop it", async () => {
    const { bookingId, cartId } = await shop.checkedOut();
    await shop.pay(bookingId, "twint");
    await expect(
      checkOut(shop.services, { cartId, user: payingBuyer, locale: "de_CH", origin: partner }, guest, null),
    ).rejects.toMatchObject({
      code: "payment_open",
      fields: { bookingId },
    });
  });

  test("what waits for the buyer is stopped at the provider, and its page then charges nothing", async () => {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "twint");
    const [first] = await attemptsOf(bookingId);
    expect(await continuePayment(shop.services, bookingId, { abandoned: "true" }, guest)).toMatchObject({
      resultCode: "Cancelled",
      paymentMethod: "twint",
    });
    await shop.pay(bookingId, "card", { number: succeeds });
    await shop.sandbox.decide(first!.provider_reference!, "pay");
    await refreshPayment(shop.services, first!.provider_reference!);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await retainedAmounts(bookingId)).toEqual([4900]);
  });

  for (const method of ["twint", "card"] as const) {
    test(`what could not be stopped at its provider (${method}) is stopped later, or goes back where the buyer has paid meanwhile`, async () => {
      for (const isPaid of [false, true]) {
        const { bookingId } = await shop.checkedOut();
        await shop.pay(bookingId, method, method === "card" ? { number: challenge } : {});
        const [{ provider_reference }] = (await attemptsOf(bookingId)) as [
          Awaited<ReturnType<typeof attemptsOf>>[number],
        ];
        const away = { ...shop.sandbox, cancel: () => Promise.reject(new ProviderUnreachable(null)) };
        const withoutProvider = { ...shop.services, ports: { ...shop.services.ports, payment: away } };
        expect(await continuePayment(withoutProvider, bookingId, { abandoned: "true" }, guest)).toMatchObject({
          resultCode: "Cancelled",
        });
        if (isPaid) await shop.sandbox.decide(provider_reference!, "pay");
        await shop.pay(bookingId, "card", { number: succeeds });
        shop.pass(2 * minute);
        await reconcileDue(shop.services);
        expect(await retainedAmounts(bookingId)).toEqual([4900]);
        expect((await shop.sandbox.read(provider_reference!)).state).not.toBe("action_required");
        expect((await attemptsOf(bookingId)).map(({ check_at }) => check_at)).toEqual([null, null]);
      }
    });
  }

  test("what waits for a bank is not stopped: no other payment begins before its answer", async () => {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: late });
    expect(await continuePayment(shop.services, bookingId, { abandoned: "true" }, guest)).toMatchObject({
      resultCode: "Pending",
    });
    await expect(shop.pay(bookingId, "card", { number: succeeds })).rejects.toMatchObject({ code: "payment_open" });
  });

  test("a provider alone captures both windows' payments: it is the shop that must not begin the second", async () => {
    const { bookingId } = await shop.checkedOut();
    const captured = await Promise.all(
      [1, 2].map(async () => {
        const order = {
          key: randomUUID(),
          bookingId,
          bookingNumber: "1",
          method: "card",
          amount: 4900,
          email: payingBuyer.email,
          locale: "de_CH",
        } as const;
        const { reference } = await shop.sandbox.open({ ...order, returnUrl: partner });
        await shop.sandbox.start(reference, { ...order, returnUrl: partner }, await shop.token(succeeds));
        return (await shop.sandbox.capture(reference, 4900)).state;
      }),
    );
    expect(captured).toEqual(["captured", "captured"]);
  });

  describe.each(["twint", "card"] as const)(
    "the buyer confirms %s in one window and takes over in another, at once",
    (method) => {
      test("[R8.takeover] money is captured once, whichever is first", async () => {
        for (let round = 0; round < rounds; round++) {
          const { bookingId } = await shop.checkedOut();
          await shop.pay(bookingId, method, method === "card" ? { number: challenge } : {});
          const [first] = await attemptsOf(bookingId);
          const reference = first!.provider_reference!;
          const confirm = async () => {
            await shop.sandbox.decide(reference, "pay");
            await Promise.all([
              refreshPayment(shop.services, reference),
              continuePayment(shop.services, bookingId, { redirectResult: reference }, guest),
            ]);
          };
          const takeOver = async () => {
            const { resultCode } = await continuePayment(shop.services, bookingId, { abandoned: "true" }, guest);
            if (resultCode === "Cancelled") await shop.pay(bookingId, "card", { number: succeeds });
          };
          const ended = await Promise.allSettled(
            round % 2 === 0 ? [confirm(), takeOver(), takeOver()] : [takeOver(), takeOver(), confirm()],
          );
          const refused = ended.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
          expect(refused.every((code) => code === "payment_open" || code === "booking_paid")).toBe(true);
          shop.pass(2 * minute);
          await reconcileDue(shop.services);
          expect(await shop.stateOf(bookingId), `round ${round}`).toBe("confirmed");
          expect(await retainedAmounts(bookingId), `round ${round}`).toEqual([4900]);
        }
      });
    },
  );
});
