import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { minute } from "../../clock.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { signToken } from "../../security/signed-token.ts";
import type { KillableReport, Moment } from "../../testing/killable-shop.ts";
import { testOrigin } from "../../testing/services.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { beginShares } from "./begin-shares.ts";
import { payShare } from "./pay-share.ts";

const card = "4242 4242 4242 4242";
const half = 2450;
const script = new URL("../../testing/killable-shop.ts", import.meta.url);
const secret = "a secret for these tests";
/** A process that starts on a busy machine may take its time. */
const waitOptions = { timeout: 20_000, interval: 10 };
const testLimit = 60_000;

onBothDatabases("kill -9 while the last share is paid", (getDb, settings) => {
  let shop: PaymentShop;
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
    children.clear();
  });

  async function startShop(stopAt?: Moment) {
    const env = { ...process.env, ...settings, PUBLIC_ORIGIN: testOrigin, CSRF_SECRET: secret, LOG_LEVEL: "silent" };
    const child = fork(script, {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: { ...env, NOW: String(shop.services.clock.now()), ...(stopAt ? { STOP_AT: stopAt } : {}) },
    });
    children.add(child);
    const reports: KillableReport[] = [];
    child.on("message", (message) => reports.push(message as KillableReport));
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(([code]) => expect.fail(`the shop ended with ${code} before it was ready`)),
    ]);
    const port = reports.map((each) => ("port" in each ? each.port : 0)).find(Boolean);
    return {
      origin: `http://127.0.0.1:${port}`,
      reached: () => vi.waitFor(() => expect(reports).toContainEqual({ reached: stopAt }), waitOptions),
      async kill() {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        expect(await ended).toEqual([null, "SIGKILL"]);
        children.delete(child);
      },
    };
  }

  /** Pays a share: the connection breaks when the process dies. */
  async function press(origin: string, share: { readonly id: string; readonly ends_at: string }, key: string) {
    const { csrfToken } = (await (await fetch(`${origin}/api/csrf-token/`)).json()) as { csrfToken: string };
    const linked = { env: { ...shop.services.env, CSRF_SECRET: secret } };
    const answer = await fetch(`${origin}/api/shares/pay/`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": csrfToken, "idempotency-key": key },
      body: JSON.stringify({
        token: signToken(linked, "payment shares", share.id, share.ends_at),
        paymentMethod: { type: "card", token: await shop.token(card) },
        email: "friend@pay.test",
      }),
    });
    return (await answer.json()) as { resultCode?: string };
  }

  const atProvider = async (attemptId: string) =>
    Promise.all(
      (await listShares(getDb(), attemptId)).map(async ({ provider_key }) => {
        const payment = await getDb()
          .selectFrom("sandbox_payment" as never)
          .select(["state" as never, "amount" as never, "refunded" as never])
          .where("order_key" as never, "=", provider_key as never)
          .executeTakeFirst();
        return payment as { state: string; amount: number; refunded: number } | undefined;
      }),
    );
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
    const first = await startShop(moment);
    const broken = press(first.origin, other!, attemptId).catch(() => "broken");
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
      await startShop();
      await vi.waitFor(
        async () => expect(await stateOfAttempt(attemptId)).toEqual({ state: "captured", check_at: null }),
        waitOptions,
      );
      const taken = { state: "captured", amount: half, refunded: 0 };
      expect(await atProvider(attemptId)).toEqual([taken, taken]);
      expect([await shop.stateOf(bookingId), await shop.takenOf(slotId)]).toEqual(["confirmed", 1]);
    },
    testLimit,
  );

  test(
    "[R3.share] killed when the last share was set aside, and back after the end: all is voided",
    async () => {
      const { bookingId, attemptId } = await killedAt("authorised");
      shop.pass(31 * minute);
      await startShop();
      await vi.waitFor(
        async () => expect(await stateOfAttempt(attemptId)).toEqual({ state: "cancelled", check_at: null }),
        waitOptions,
      );
      const voided = { state: "cancelled", amount: half, refunded: 0 };
      expect(await atProvider(attemptId)).toEqual([voided, voided]);
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
    },
    testLimit,
  );
});
