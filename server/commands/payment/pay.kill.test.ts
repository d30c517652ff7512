import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { instantAt, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import type { KillableReport, Moment } from "../../testing/killable-shop.ts";
import { testOrigin } from "../../testing/services.ts";
import { expireHolds } from "../reservation/expire.ts";
import { releasePins } from "./attempts.ts";
import { longerThanAnyHold, openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";

const card = "4242 4242 4242 4242";
const script = new URL("../../testing/killable-shop.ts", import.meta.url);
/** A process that starts on a busy machine may take its time. */
const waitOptions = { timeout: 20_000, interval: 10 };
const testLimit = 60_000;

onBothDatabases("kill -9 while a card is paid", (getDb, settings) => {
  let shop: PaymentShop;
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
    children.clear();
  });

  /** The shop in a process of its own; `reached` resolves at the point where it stops. */
  async function startShop(stopAt?: Moment) {
    const env = {
      ...process.env,
      ...settings,
      PUBLIC_ORIGIN: testOrigin,
      CSRF_SECRET: "a secret for these tests",
      LOG_LEVEL: "silent",
    };
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

  /** Presses pay: the connection breaks when the process dies. */
  async function press(origin: string, bookingId: string, token: string, key: string) {
    const { csrfToken } = (await (await fetch(`${origin}/api/csrf-token/`)).json()) as { csrfToken: string };
    const answer = await fetch(`${origin}/api/payment/make-payment/`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrf-token": csrfToken,
        "idempotency-key": key,
        origin: partner,
      },
      body: JSON.stringify({
        bookingId,
        paymentMethod: { type: "card", token },
        returnUrl: `${partner}/x`,
        origin: partner,
      }),
    });
    return (await answer.json()) as { resultCode?: string; code?: string };
  }

  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  /** The payment's state at the provider, which our process's end doesn't change. */
  const atProvider = (bookingId: string) =>
    getDb()
      .selectFrom("sandbox_payment" as never)
      .select(["state" as never, "amount" as never, "refunded" as never])
      .where(
        "order_key" as never,
        "=",
        getDb().selectFrom("payment_attempt").select("provider_key").where("booking_id", "=", bookingId) as never,
      )
      .executeTakeFirstOrThrow() as Promise<{ state: string; amount: number; refunded: number }>;
  const ticketsOf = async (bookingId: string) =>
    (
      await getDb().selectFrom("booking_item").select("ticket_code").where("booking_id", "=", bookingId).execute()
    ).filter((item) => item.ticket_code).length;
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind }) => kind);

  /** A booking whose payment is under way in a process that is killed at that point. */
  async function killedAt(moment: Moment) {
    const made = await shop.checkedOut();
    const token = await shop.token(card);
    const key = `press of ${made.bookingId}`;
    const first = await startShop(moment);
    const broken = press(first.origin, made.bookingId, token, key).catch(() => "broken");
    await first.reached();
    await first.kill();
    expect(await broken).toBe("broken");
    return { ...made, token, key };
  }

  test.each([
    ["authorised", { provider: "authorised", booking: "paying", attempt: "created" }],
    ["confirmed", { provider: "authorised", booking: "confirmed", attempt: "authorised" }],
    ["captured", { provider: "captured", booking: "confirmed", attempt: "authorised" }],
  ] as const)(
    "[R8.kill] killed when the money was %s, the shop comes back, takes it once, and the buyer has seat, ticket and mail",
    async (moment, left) => {
      const { bookingId, slotId, token, key } = await killedAt(moment);
      expect((await atProvider(bookingId)).state).toBe(left.provider);
      expect(await shop.stateOf(bookingId)).toBe(left.booking);
      expect((await attemptOf(bookingId)).state).toBe(left.attempt);

      shop.pass(2 * minute);
      const { origin } = await startShop();
      await vi.waitFor(
        async () => expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null }),
        waitOptions,
      );
      expect(await atProvider(bookingId)).toEqual({ state: "captured", amount: 4900, refunded: 0 });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect([await shop.takenOf(slotId), await ticketsOf(bookingId), await mailsOf(bookingId)]).toEqual([
        1,
        1,
        ["booking_confirmed"],
      ]);
      expect(await press(origin, bookingId, token, key)).toMatchObject({ resultCode: "Authorised" });
      expect(
        (await getDb().selectFrom("payment_attempt").select("id").where("booking_id", "=", bookingId).execute()).length,
      ).toBe(1);
    },
    testLimit,
  );

  test(
    "[R8.kill] killed when the money was set aside, and the seats sold to somebody else since: it is voided, and nobody pays for nothing",
    async () => {
      const { bookingId, slotId } = await killedAt("authorised");
      shop.pass(longerThanAnyHold);
      // Another process has released holds that were pinned too long (RULES 3), and could not reach the provider.
      const now = shop.services.clock.now();
      const attempt = await attemptOf(bookingId);
      await transact(getDb(), (trx) => releasePins(trx, attempt, "pin_over", instantAt(now)));
      await expireHolds(getDb(), now);
      const other = await shop.checkedOut({ slotId, persons: 2 });
      await shop.pay(other.bookingId, "card", { number: card });
      expect(await shop.stateOf(other.bookingId)).toBe("confirmed");

      await startShop();
      await vi.waitFor(
        async () => expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled", check_at: null }),
        waitOptions,
      );
      expect(await atProvider(bookingId)).toMatchObject({ state: "cancelled", refunded: 0 });
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
