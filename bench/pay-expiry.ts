/**
 * 2,000 payments against the end of their hold, −50 to +50 ms from it, on both databases: by card against the hold's
 * own end, and by TWINT's page against the end of its pin, while a second process releases what has expired, reconciles
 * payments, and another buyer tries to take the only seat. Each must end booked and captured, or released with nothing
 * taken. `node bench/pay-expiry.ts [TRIALS]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { boat } from "../server/catalogue/fixtures/small.ts";
import { day, instantAt, systemClock } from "../server/clock.ts";
import { reconcileDue } from "../server/commands/payment/reconcile.ts";
import { expireHolds } from "../server/commands/reservation/expire.ts";
import { openDatabase, type Db } from "../server/db/connection.ts";
import { createMailFolder } from "../server/ports/mail/folder/folder.ts";
import { createSandbox } from "../server/ports/payment/sandbox/sandbox.ts";
import type { SandboxDb } from "../server/ports/payment/sandbox/queries.ts";
import { testOrigin, testServices } from "../server/testing/services.ts";
import type { Services } from "../server/services.ts";
import { askToken, tryToHold } from "./shop/buyer.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess } from "./shop/process.ts";
import { buyerAt, type Buyer } from "./soak/buyer.ts";

const trials = Number(process.argv[2] ?? 2_000);
const inFlight = 16;
/** The offsets of the payment from the hold's end (ms). */
const widest = 50;
/** From the check-out to the hold's end: enough to send everything before it (ms). */
const lead = 250;
const rivalBegins = 60;
const rivalEnds = 300;
const pause = 5;
const settlesWithin = 20_000;
const card = { number: "4242424242424242", expiryMonth: 12, expiryYear: 39, cvc: "123" };

type Method = "card" | "twint";
type Outcome = "booked" | "released" | "refunded" | "wrong";

interface Trial {
  readonly method: Method;
  readonly slotId: string;
  /** Of the payment, from the end of the hold (ms). */
  readonly offset: number;
}

interface Shop {
  readonly origin: string;
  readonly token: string;
  readonly buyer: Buyer;
  readonly db: Db;
}

/** The code of a refused call; null where it went through. */
async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (cause) {
    const code = /"code":"([a-z_]+)"/.exec(String(cause))?.[1];
    if (!code) throw cause;
    return code;
  }
}

async function run(shop: Shop, { method, slotId, offset }: Trial): Promise<Outcome> {
  const { db, buyer, origin } = shop;
  await db
    .updateTable("slot")
    .set((row) => ({ capacity: row("taken", "+", 1) }))
    .where("id", "=", slotId)
    .execute();
  const held = await tryToHold(origin, shop.token, slotId, 1);
  if (held.kind !== "held") throw new Error(`the buyer's own hold: ${held.kind}`);
  const { cart_id: cartId } = await db
    .selectFrom("reservation")
    .select("cart_id")
    .where("id", "=", held.reservationId)
    .executeTakeFirstOrThrow();
  const { bookingId } = await buyer.write<{ bookingId: string }>("PATCH", `/api/carts/${cartId}/check_out`, {
    user: {
      givenName: "Anna",
      familyName: "Muster",
      email: "anna@example.ch",
      phone: "+41791234567",
      countryCode: "CH",
    },
    locale: "de_CH",
  });
  const pay = (paymentMethod: object) =>
    buyer.write<{ action?: { url?: string } | null }>("POST", "/api/payment/make-payment/", {
      bookingId,
      paymentMethod,
      returnUrl: `${testOrigin}/buchung/bestaetigung?bookingId=${bookingId}`,
    });
  const press = await (method === "card" ? prepareCard(buyer, pay) : prepareTwint(origin, pay));

  const end = Date.now() + lead;
  await endAt(db, bookingId, method, end);
  const [, rivalHeld] = await Promise.all([wait(end + offset - Date.now()).then(press), rival(shop, slotId, end)]);
  await settled(db, bookingId);
  const sale = { bookingId, slotId, rivalHeld };
  const until = Date.now() + settlesWithin;
  let outcome = await outcomeOf(db, sale);
  // The provider's webhook of the payment may still be on its way, to an attempt that is closed.
  while (outcome.is === "wrong" && Date.now() < until) {
    await wait(pause * pause);
    outcome = await outcomeOf(db, sale);
  }
  if (outcome.is === "wrong") console.error(JSON.stringify({ bookingId, rivalHeld, ...outcome.rows }));
  return outcome.is;
}

async function prepareCard(buyer: Buyer, pay: (method: object) => Promise<unknown>): Promise<() => Promise<void>> {
  const { token } = await buyer.write<{ token: string }>("POST", "/providers/sandbox/tokens", card);
  return async () => {
    const refusal = await refusalOf(pay({ type: "card", token }));
    if (refusal !== null && refusal !== "hold_expired") throw new Error(`the payment: ${refusal}`);
  };
}

async function prepareTwint(
  origin: string,
  pay: (method: object) => Promise<{ action?: { url?: string } | null }>,
): Promise<() => Promise<void>> {
  const { action } = await pay({ type: "twint" });
  return async () => {
    const answer = await fetch(origin + new URL(action!.url!).pathname, {
      method: "POST",
      body: new URLSearchParams({ decision: "pay" }),
      redirect: "manual",
    });
    await answer.arrayBuffer();
  };
}

/** The hold's end, and where a payment is open its pin's and its next check by the reconciling job. */
async function endAt(db: Db, bookingId: string, method: Method, end: number): Promise<void> {
  const at = instantAt(end);
  await db
    .updateTable("reservation")
    .set({ expires_at: at, ...(method === "twint" ? { pinned_until: at } : {}) })
    .where("booking_id", "=", bookingId)
    .execute();
  if (method === "twint")
    await db
      .updateTable("payment_attempt")
      .set({ pinned_until: at, check_at: at })
      .where("booking_id", "=", bookingId)
      .execute();
}

/** Another buyer, who tries to take the seat around the hold's end; whether it did. */
async function rival({ origin, token }: Shop, slotId: string, end: number): Promise<boolean> {
  await wait(end - rivalBegins - Date.now());
  while (Date.now() < end + rivalEnds) {
    const attempt = await tryToHold(origin, token, slotId, 1);
    if (attempt.kind === "held") return true;
    if (attempt.kind !== "full") throw new Error(`the other buyer's hold: ${attempt.kind}`);
    await wait(pause);
  }
  return false;
}

/** Waits until nothing of the booking's payment is under way. */
async function settled(db: Db, bookingId: string): Promise<void> {
  const until = Date.now() + settlesWithin;
  for (;;) {
    const attempts = await db
      .selectFrom("payment_attempt")
      .select("state")
      .where("booking_id", "=", bookingId)
      .execute();
    const refunds = await db.selectFrom("refund").select("state").where("booking_id", "=", bookingId).execute();
    const isOpen =
      attempts.some(({ state }) => ["created", "open", "authorised"].includes(state)) ||
      refunds.some(({ state }) => state === "due" || state === "pending");
    if (!isOpen || Date.now() > until) return;
    // What a job looks at in a minute is looked at now.
    await db
      .updateTable("payment_attempt")
      .set({ check_at: instantAt(Date.now()) })
      .where("booking_id", "=", bookingId)
      .where("check_at", "is not", null)
      .execute();
    await wait(pause * pause);
  }
}

async function outcomeOf(
  db: Db,
  { bookingId, slotId, rivalHeld }: { bookingId: string; slotId: string; rivalHeld: boolean },
): Promise<{ readonly is: Outcome; readonly rows: object }> {
  const booking = await db
    .selectFrom("booking")
    .select(["state", "number", "total_amount"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const payments = await (db as unknown as SandboxDb)
    .selectFrom("sandbox_payment")
    .select(["state", "amount", "refunded"])
    .where("booking_number", "=", booking.number)
    .execute();
  const slot = await db
    .selectFrom("slot")
    .select(["taken", "capacity"])
    .where("id", "=", slotId)
    .executeTakeFirstOrThrow();
  const taken = payments
    .filter(({ state }) => state === "captured")
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const isBlocked = payments.some(({ state }) => state === "authorised");
  const isOversold = slot.taken > slot.capacity!;
  const isRight =
    booking.state === "confirmed" ? taken === booking.total_amount && !rivalHeld : taken === 0 && !isBlocked;
  const isGivenBack = payments.some(({ refunded, state }) => refunded > 0 || state === "cancelled");
  const rightOutcome = booking.state === "confirmed" ? "booked" : isGivenBack ? "refunded" : "released";
  return { is: isRight && !isOversold ? rightOutcome : "wrong", rows: { booking, payments, slot } };
}

/** The second process: expiry and reconciling, without a pause. */
async function secondProcess(db: Db, folder: string): Promise<{ stop(): Promise<void> }> {
  const mail = createMailFolder({ folder: join(folder, "outbox"), from: "shop@shop.test", now: Date.now });
  const { services: base } = await testServices(db, { mail });
  const payment = await createSandbox({ db, now: Date.now, origin: base.env.PUBLIC_ORIGIN, notify: () => {} });
  const services: Services = { ...base, clock: systemClock, ports: { ...base.ports, payment } };
  const ending = new AbortController();
  const loop = (async () => {
    while (!ending.signal.aborted) {
      await expireHolds(db, Date.now());
      await reconcileDue(services);
      await wait(pause);
    }
  })();
  return { stop: async () => (ending.abort(), loop) };
}

async function measure(database: BenchDatabase): Promise<ReadonlyMap<string, number>> {
  const server = await serverProcess(fileURLToPath(new URL("./shop/server.ts", import.meta.url)), {
    ...database.settings,
    PAYMENT: "sandbox",
    PUBLIC_ORIGIN: testOrigin,
  });
  await server.start();
  const db = openDatabase(database.settings);
  const folder = mkdtempSync(join(tmpdir(), "gipfel-pay-expiry-"));
  const second = await secondProcess(db, folder);
  try {
    const [token, buyer] = [await askToken(server.origin), await buyerAt(server.origin)];
    return await runAll({ origin: server.origin, token, buyer, db });
  } finally {
    await second.stop();
    await server.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

/** How often each method ended in each way. */
async function runAll(shop: Shop): Promise<ReadonlyMap<string, number>> {
  const slots = await shop.db
    .selectFrom("slot")
    .select("id")
    .where("offer_id", "=", boat.offerId)
    .where("cutoff_at", ">", instantAt(Date.now() + day))
    .orderBy("id")
    .limit(inFlight)
    .execute();
  const counts = new Map<string, number>();
  let begun = 0;
  await Promise.all(
    slots.map(async ({ id: slotId }) => {
      while (begun < trials) {
        const index = begun++;
        const method: Method = index % 2 === 0 ? "card" : "twint";
        const offset = Math.round((index / (trials - 1)) * 2 * widest) - widest;
        const key = `${method} ${await run(shop, { method, slotId, offset })}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }),
  );
  return counts;
}

const engines = await openEngines();
const outcomes: readonly Outcome[] = ["booked", "released", "refunded", "wrong"];
console.log(`| Database | Method | ${outcomes.join(" | ")} |`);
console.log("|---|---|---:|---:|---:|---:|");
let clean = true;
for (const fresh of engines.fresh) {
  const database = await fresh();
  const counts = await measure(database);
  await database.remove();
  for (const method of ["card", "twint"]) {
    const row = outcomes.map((outcome) => counts.get(`${method} ${outcome}`) ?? 0);
    console.log(`| ${database.name} | ${method} | ${row.join(" | ")} |`);
    if (row.at(-1)! > 0) clean = false;
  }
}
await engines.stop();
if (!clean) {
  console.error("[gipfel] A payment ended neither booked nor given back.");
  process.exitCode = 1;
}
