import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { minute } from "../../clock.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { signToken } from "../../security/signed-token.ts";
import type { Moment } from "../../testing/killable-shop.ts";
import {
  atProvider,
  killableShops,
  killedShopSecret,
  testLimit,
  waitOptions,
} from "../../testing/killed-shop.fixture.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { beginShares } from "./begin-shares.ts";
import { payShare } from "./pay-share.ts";

const card = "4242 4242 4242 4242";
const half = 2450;

onBothDatabases("kill -9 while the last share is paid", (getDb, settings) => {
  let shop: PaymentShop;
  const shops = killableShops(settings);
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  afterEach(shops.end);

  /** Pays a share: the connection breaks when the process dies. */
  const paying = async (share: { readonly id: string; readonly ends_at: string }) => ({
    token: signToken(
      { env: { ...shop.services.env, CSRF_SECRET: killedShopSecret } },
      "payment shares",
      share.id,
      share.ends_at,
    ),
    paymentMethod: { type: "card", token: await shop.token(card) },
    email: "friend@pay.test",
  });

  const sharesAtProvider = async (attemptId: string) =>
    Promise.all((await listShares(getDb(), attemptId)).map(({ provider_key }) => atProvider(getDb(), provider_key)));
  const stateOfAttempt = async (attemptId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .select(["state", "check_at"])
      .where("id", "=", attemptId)
      .executeTakeFirstOrThrow();

  /** A booking of two shares, of which the first is paid, and a process that is killed while it pays the second. */
  async function killedAt(moment: Moment) {
    const { bookingId, slotId } = await shop.checkedOut();
    const order = { bookingId, shares: [{}, {}], returnUrl: `${partner}/x`, affiliate: null, key: null };
    await beginShares(shop.services, { ...order, session: guest });
    const { id: attemptId } = await getDb()
      .selectFrom("payment_attempt")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const [one, other] = await listShares(getDb(), attemptId);
    const token = await shop.token(card);
    await payShare(shop.services, one!.id, { method: "card", token, email: "one@pay.test", key: null });
    const first = await shops.start(shop.services.clock.now(), moment);
    const broken = first.post("/api/shares/pay/", await paying(other!), attemptId).catch(() => "broken");
    await first.reached();
    await first.kill();
    expect(await broken).toBe("broken");
    return { bookingId, slotId, attemptId };
  }

  test.each(["authorised", "confirmed", "captured"] as const)(
    "[R3.share] killed at the moment %s, the shop comes back, confirms once and takes each share once",
    async (moment) => {
      const { bookingId, slotId, attemptId } = await killedAt(moment);
      expect(await shop.stateOf(bookingId)).toBe(moment === "authorised" ? "paying" : "confirmed");
      shop.pass(2 * minute);
      await shops.start(shop.services.clock.now());
      await vi.waitFor(
        async () => expect(await stateOfAttempt(attemptId)).toEqual({ state: "captured", check_at: null }),
        waitOptions,
      );
      const taken = { state: "captured", amount: half, refunded: 0 };
      expect(await sharesAtProvider(attemptId)).toEqual([taken, taken]);
      expect([await shop.stateOf(bookingId), await shop.takenOf(slotId)]).toEqual(["confirmed", 1]);
    },
    testLimit,
  );

  test(
    "[R3.share] killed when the last share was set aside, and back after the end: all is voided",
    async () => {
      const { bookingId, attemptId } = await killedAt("authorised");
      shop.pass(31 * minute);
      await shops.start(shop.services.clock.now());
      await vi.waitFor(
        async () => expect(await stateOfAttempt(attemptId)).toEqual({ state: "cancelled", check_at: null }),
        waitOptions,
      );
      const voided = { state: "cancelled", amount: half, refunded: 0 };
      expect(await sharesAtProvider(attemptId)).toEqual([voided, voided]);
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
    },
    testLimit,
  );
});
