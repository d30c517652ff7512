import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { instantAt, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import type { Moment } from "../../testing/killable-shop.ts";
import { atProvider, killableShops, testLimit, waitOptions } from "../../testing/killed-shop.fixture.ts";
import { balanceOf, cartWith, checkedOut, issueVoucher } from "../code/code.fixture.ts";
import { expireHolds } from "../reservation/expire.ts";
import { reconcileDue } from "./reconcile.ts";
import { releasePins } from "./attempts.ts";
import { longerThanAnyHold, openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";

const card = "4242 4242 4242 4242";
const price = 4900;
const voucher = { value: 3000, paysInPart: price - 3000 };

onBothDatabases("kill -9 while a booking is paid", (getDb, settings) => {
  let shop: PaymentShop;
  const shops = killableShops(settings);
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  afterEach(shops.end);

  const start = (stopAt?: Moment) => shops.start(shop.services.clock.now(), stopAt);
  const pressing = (bookingId: string, paymentMethod: object) => ({
    bookingId,
    paymentMethod,
    returnUrl: `${partner}/x`,
    origin: partner,
  });
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const taken = async (bookingId: string) => atProvider(getDb(), (await attemptOf(bookingId)).provider_key);
  const ticketsOf = async (bookingId: string) =>
    (
      await getDb().selectFrom("booking_item").select("ticket_code").where("booking_id", "=", bookingId).execute()
    ).filter((item) => item.ticket_code).length;
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind }) => kind);
  const slotOf = async (bookingId: string) =>
    (
      await getDb()
        .selectFrom("reservation")
        .select("slot_id")
        .where("booking_id", "=", bookingId)
        .executeTakeFirstOrThrow()
    ).slot_id!;

  /** What a shop that has come back owes the buyer: taken once, booked once, one seat, one ticket, one mail. */
  async function expectPaidOnce(bookingId: string, amount: number) {
    await vi.waitFor(
      async () => expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null }),
      waitOptions,
    );
    expect(await taken(bookingId)).toEqual({ state: "captured", amount, refunded: 0 });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    const counts = [await shop.takenOf(await slotOf(bookingId)), await ticketsOf(bookingId), await mailsOf(bookingId)];
    expect(counts).toEqual([1, 1, ["booking_confirmed"]]);
  }

  /** A payment by card is under way in a process that is killed at that moment. */
  async function killedAt(moment: Moment, bookingId: string) {
    const body = pressing(bookingId, { type: "card", token: await shop.token(card) });
    const key = `press of ${bookingId}`;
    const first = await start(moment);
    const broken = first.post("/api/payment/make-payment/", body, key, partner).catch(() => "broken");
    await first.reached();
    await first.kill();
    expect(await broken).toBe("broken");
    return { body, key };
  }

  test.each([
    ["authorised", { provider: "authorised", booking: "paying", attempt: "created" }],
    ["confirmed", { provider: "authorised", booking: "confirmed", attempt: "authorised" }],
    ["captured", { provider: "captured", booking: "confirmed", attempt: "authorised" }],
  ] as const)(
    "[R8.kill] killed when the money was %s, the shop comes back, takes it once, and the buyer has seat, ticket and mail",
    async (moment, left) => {
      const { bookingId } = await shop.checkedOut();
      const { body, key } = await killedAt(moment, bookingId);
      expect((await taken(bookingId))?.state).toBe(left.provider);
      expect(await shop.stateOf(bookingId)).toBe(left.booking);
      expect((await attemptOf(bookingId)).state).toBe(left.attempt);

      shop.pass(2 * minute);
      const second = await start();
      await expectPaidOnce(bookingId, price);
      const again = await second.post("/api/payment/make-payment/", body, key, partner);
      expect(again).toMatchObject({ resultCode: "Authorised" });
      const attempts = await getDb()
        .selectFrom("payment_attempt")
        .select("id")
        .where("booking_id", "=", bookingId)
        .execute();
      expect(attempts.length).toBe(1);
    },
    testLimit,
  );

  test.each(["authorised", "confirmed", "captured"] as const)(
    "[R8.kill] killed when the money beside a voucher was %s, the shop takes the rest once and the voucher once",
    async (moment) => {
      const code = `V${randomUUID().slice(0, 8).toUpperCase()}`;
      await issueVoucher(getDb(), code, voucher.value);
      const bookingId = await checkedOut(shop.services, await cartWith(shop, [code]));
      await killedAt(moment, bookingId);
      expect(await balanceOf(getDb(), code)).toBe(moment === "authorised" ? voucher.value : 0);
      await comeBack();
      await expectPaidOnce(bookingId, voucher.paysInPart);
      expect(await balanceOf(getDb(), code)).toBe(0);
    },
    testLimit,
  );

  const methods = ["twint", "ideal", "alipay", "postfinance", "apple_pay"] as const;
  /** The buyer pays on the provider's page, whose webhook is lost. */
  async function payOnPage(bookingId: string): Promise<void> {
    await shop.silentSandbox.decide((await attemptOf(bookingId)).provider_reference!, "pay");
  }
  const comeBack = async () => {
    shop.pass(2 * minute);
    await reconcileDue(shop.services);
  };

  test.each([
    // Methods that move the money on the provider's page have no capture of ours.
    ...methods.map((type) => ({ type, moment: "read" as const })),
    ...(["confirmed", "captured"] as const).map((moment) => ({ type: "apple_pay" as const, moment })),
  ])(
    "[R8.kill] killed at the moment $moment of a payment by $type that was paid on its page: it is booked once",
    async ({ type, moment }) => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, type);
      await payOnPage(bookingId);
      shop.pass(2 * minute);
      const killed = await start(moment);
      await killed.reached();
      await killed.kill();
      expect(await shop.stateOf(bookingId)).toBe(moment === "read" ? "paying" : "confirmed");
      await comeBack();
      await expectPaidOnce(bookingId, price);
    },
    testLimit,
  );

  test.each(methods)(
    "[R8.kill] killed when the provider had made the page of %s, the same press leads there, and it is paid once",
    async (type) => {
      const { bookingId } = await shop.checkedOut();
      const key = randomUUID();
      const first = await start("authorised");
      const broken = first
        .post("/api/payment/make-payment/", pressing(bookingId, { type }), key, partner)
        .catch(() => "broken");
      await first.reached();
      await first.kill();
      expect(await broken).toBe("broken");
      expect((await attemptOf(bookingId)).state).toBe("created");

      const { action } = await shop.pay(bookingId, type, { key, returnUrl: `${partner}/x` });
      expect(action).toMatchObject({ type: "redirect", url: expect.stringContaining("/providers/sandbox/") });
      await payOnPage(bookingId);
      await comeBack();
      await expectPaidOnce(bookingId, price);
    },
    testLimit,
  );

  test(
    "[R8.kill] killed when the money was set aside, and the seats sold to somebody else since: it is voided, and nobody pays for nothing",
    async () => {
      const { bookingId, slotId } = await shop.checkedOut();
      await killedAt("authorised", bookingId);
      shop.pass(longerThanAnyHold);
      // Another process has released holds that were pinned too long (RULES 3), and could not reach the provider.
      const now = shop.services.clock.now();
      const attempt = await attemptOf(bookingId);
      await transact(getDb(), (trx) => releasePins(trx, attempt, "pin_over", instantAt(now)));
      await expireHolds(getDb(), now);
      const other = await shop.checkedOut({ slotId, persons: 2 });
      await shop.pay(other.bookingId, "card", { number: card });
      expect(await shop.stateOf(other.bookingId)).toBe("confirmed");

      await start();
      await vi.waitFor(
        async () => expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled", check_at: null }),
        waitOptions,
      );
      expect(await taken(bookingId)).toMatchObject({ state: "cancelled", refunded: 0 });
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect([await shop.takenOf(slotId), await ticketsOf(bookingId), await mailsOf(bookingId)]).toEqual([
        2,
        0,
        ["booking_refunded"],
      ]);
    },
    testLimit,
  );
});
