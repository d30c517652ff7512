/**
 * Two server processes on one database: 16 buyers who hold with deposits and a fee, use rebates and gift vouchers,
 * check out, pay by card, TWINT, voucher, shares and invoice, give up, cancel and rebook items, and a team that
 * refunds, 100,000 tries in all, while one process or the other is killed with -9 and started again. Then the books:
 * seats, money at the provider, uses of codes, balances of vouchers, what is to be billed.
 * `node bench/two-processes.ts [TRIES] [sqlite|postgres]`
 */
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { boat } from "../server/catalogue/fixtures/small.ts";
import { day, instantAt, second, systemClock } from "../server/clock.ts";
import { openDatabase, type Db } from "../server/db/connection.ts";
import { readEnv } from "../server/env.ts";
import { signToken } from "../server/security/signed-token.ts";
import { testOrigin } from "../server/testing/services.ts";
import type { SharedPayment } from "../sdk/contracts/share.ts";
import { addDistributor } from "../server/testing/distributor.ts";
import { distributorOfBench } from "./shop/distributor.ts";
import { askToken } from "./shop/buyer.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess, type ServerProcess } from "./shop/process.ts";
import { problemsOf } from "./two-processes/books.ts";
import { either, roles, type Either, type Role } from "./two-processes/either.ts";

const tries = Number(process.argv[2] ?? 100_000);
const only = process.argv[3];
const buyers = 16;
const slotsUsed = 24;
const seatsOfSlot = 30;
const killEvery = { from: second, to: 4 * second };
/** What is open after the last try is given up once nothing of it has ended for so long. */
const stuckAfter = 60 * second;
const lookEvery = second / 4;
const codes = { SOMMER: 100_000, KNAPP: 50 } as const;
/** Their values (Rappen): one pays for whatever there is, one is soon empty. */
const vouchers = { GESCHENK: 1_000_000_000, REST: 100_000 } as const;
/** With each adult's ticket (Rappen). */
const deposit = 700;
const secret = "a secret that both processes have";
const cards = { good: "4242424242424242", declined: "4000000000000002", late: "4000000000000259" } as const;

interface Sale {
  readonly shop: Either;
  readonly db: Db;
  readonly slots: readonly string[];
}

/** True with the given probability in percent. */
const chance = (percent: number) => randomInt(100) < percent;
const oneOf = <Each>(all: readonly Each[]): Each => all[randomInt(all.length)]!;
const codeOf = (body: Readonly<Record<string, unknown>>) => (typeof body["code"] === "string" ? body["code"] : "?");

const reservation = (slotId: string, persons: number) => ({
  activityId: boat.mappedId,
  availabilityId: slotId,
  selection: [{ ticketCategoryId: boat.adult, numGuests: persons }],
  locale: "de_CH",
  doCreateCart: true,
});

/** One buyer's way, to its end or until something is refused. Returns its outcome. */
async function buy({ shop, db, slots }: Sale): Promise<string> {
  const slotId = oneOf(slots);
  const persons = 1 + randomInt(3);
  const role: Role = chance(10) ? "distributor" : "guest";
  const { distributorId } = distributorOfBench.distributor;
  const wanted = (slot: string, count: number) => ({
    ...reservation(slot, count),
    ...(role === "distributor" ? { distributorId } : {}),
  });
  const held = await shop.call("POST", "/api/reservations", wanted(slotId, persons), role);
  if (held.status !== 200) {
    await db
      .updateTable("slot")
      .set((row) => ({ capacity: row("taken", "+", seatsOfSlot) }))
      .where("id", "=", slotId)
      .execute();
    return codeOf(held.body);
  }
  const { cartId } = held.body["cart"] as { cartId: string };
  if (chance(20))
    await shop.call("POST", "/api/reservations", { ...wanted(oneOf(slots), 1), doCreateCart: false, cartId }, role);
  if (role === "guest" && chance(30)) {
    const code = oneOf([...Object.keys(codes), ...Object.keys(vouchers)]);
    await shop.call("PATCH", `/api/carts/${cartId}`, { rebateCodes: [code] });
  }
  if (chance(5)) return "left the basket";

  const user = {
    givenName: "Anna",
    familyName: "Muster",
    email: "anna@example.ch",
    phone: "+41791234567",
    countryCode: "CH",
  };
  const checkedOut = await shop.call("PATCH", `/api/carts/${cartId}/check_out`, { user, locale: "de_CH" }, role);
  if (checkedOut.status !== 200) return `check-out: ${codeOf(checkedOut.body)}`;
  const bookingId = checkedOut.body["bookingId"] as string;
  const outcome = role === "distributor" ? await payOnInvoice(shop, bookingId) : await payFor(shop, db, bookingId);
  if (outcome !== "paid" || !chance(40)) return outcome;
  return change(shop, db, bookingId, slots, role);
}

const returnTo = (bookingId: string) => `${testOrigin}/buchung/bestaetigung?bookingId=${bookingId}`;

/** `paid`, or the refusal. */
async function payOnInvoice(shop: Either, bookingId: string): Promise<string> {
  const back = returnTo(bookingId);
  const { status, body } = await shop.call(
    "POST",
    `/api/bookings/${bookingId}/payment_attempts`,
    { paymentMethod: "invoice", affiliate: null, successReturnUrl: back, failureReturnUrl: back },
    "distributor",
  );
  return status === 200 ? "paid" : `invoice: ${codeOf(body)}`;
}

/** A token of the sandbox's card: mostly one that succeeds. */
async function tokenOfCard(shop: Either): Promise<unknown> {
  const number = chance(15) ? cards.declined : chance(10) ? cards.late : cards.good;
  const card = { number, expiryMonth: 12, expiryYear: 39, cvc: "123" };
  return (await shop.call("POST", "/providers/sandbox/tokens", card)).body["token"];
}

/** Two or three people pay at once; some don't, and some organisers stop it meanwhile. */
async function payByShares(shop: Either, bookingId: string): Promise<string> {
  const path = `/api/bookings/${bookingId}/shares/`;
  const payers = Array.from({ length: 2 + randomInt(2) }, () => ({}));
  const begun = await shop.call("POST", path, { shares: payers, returnUrl: returnTo(bookingId) });
  if (begun.status !== 200) return `shares: ${codeOf(begun.body)}`;
  const { shares } = begun.body as unknown as SharedPayment;
  const stops = chance(10) ? [shop.call("DELETE", path, {})] : [];
  const pays = shares
    .filter(() => chance(95))
    .map(async ({ url }) => {
      const token = new URL(url).searchParams.get("token");
      const paymentMethod = { type: "card", token: await tokenOfCard(shop) };
      return shop.call("POST", "/api/shares/pay/", { token, paymentMethod, email: "payer@example.ch" });
    });
  const paid = (await Promise.all(pays)).filter(({ body }) => body["resultCode"] === "Authorised");
  await Promise.all(stops);
  return paid.length === shares.length && stops.length === 0 ? "paid" : "shares: not all";
}

async function payFor(shop: Either, db: Db, bookingId: string): Promise<string> {
  const { total_amount, vouchers_amount } = await db
    .selectFrom("booking")
    .select(["total_amount", "vouchers_amount"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  if (vouchers_amount === total_amount) {
    const back = returnTo(bookingId);
    const { status, body } = await shop.call("POST", `/api/bookings/${bookingId}/payment_attempts`, {
      paymentMethod: "voucher",
      affiliate: null,
      successReturnUrl: back,
      failureReturnUrl: back,
    });
    return status === 200 ? "paid" : `voucher: ${codeOf(body)}`;
  }
  const pay = (paymentMethod: object) =>
    shop.call("POST", "/api/payment/make-payment/", {
      bookingId,
      paymentMethod,
      returnUrl: returnTo(bookingId),
    });
  if (chance(15)) return payByShares(shop, bookingId);
  if (chance(30)) {
    const { status, body } = await pay({ type: "twint" });
    const { action } = body as { action?: { url?: string } | null };
    if (status !== 200 || !action?.url) return `twint: ${status === 200 ? "waiting" : codeOf(body)}`;
    if (chance(10)) return "left TWINT's page";
    const decision = chance(80) ? "pay" : "cancel";
    await shop.post(new URL(action.url).pathname, { decision });
    return decision === "pay" ? "paid" : "cancelled at TWINT";
  }
  const { status, body } = await pay({ type: "card", token: await tokenOfCard(shop) });
  if (status !== 200) return `card: ${codeOf(body)}`;
  return body["resultCode"] === "Authorised" ? "paid" : `card: ${String(body["resultCode"])}`;
}

/** The team refunds any part of an item, or its buyer cancels or rebooks it by the signed link. */
async function change(shop: Either, db: Db, bookingId: string, slots: readonly string[], role: Role): Promise<string> {
  const services = { env: readEnv({ CSRF_SECRET: secret }), clock: systemClock };
  const token = signToken(services, "booking management", bookingId, instantAt(Date.now() + day));
  const item = await db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .select(["booking_item.id", "booking_item.paid_amount", "reservation.persons"])
    .where("booking_item.booking_id", "=", bookingId)
    .orderBy("booking_item.id")
    .executeTakeFirstOrThrow();
  const byTeam = `/api/admin/bookings/${bookingId}/items/${item.id}/cancel/`;
  const refund = randomInt(item.paid_amount + 1);
  const { status, body } = chance(20)
    ? await shop.call("POST", byTeam, { by: oneOf(["team", "supplier"]), reason: "storm", refund }, "admin")
    : chance(60)
      ? await shop.call("POST", "/api/booking/cancel/", { bookingId: item.id, token, reason: "rain" }, role)
      : await shop.call(
          "POST",
          "/api/booking/rebook/",
          {
            bookingId: item.id,
            token,
            reservation: reservation(oneOf(slots), Math.max(1, item.persons - randomInt(2))),
          },
          role,
        );
  return status === 200 ? "changed" : `change: ${codeOf(body)}`;
}

/** Kills one of the processes again and again, until it is stopped. */
function killer(servers: readonly ServerProcess[]): { kills(): number; stop(): Promise<void> } {
  const ending = new AbortController();
  let kills = 0;
  const loop = (async () => {
    while (!ending.signal.aborted) {
      await wait(randomInt(killEvery.from, killEvery.to));
      const victim = oneOf(servers);
      await victim.kill();
      kills++;
      await victim.start();
    }
  })();
  return { kills: () => kills, stop: async () => (ending.abort(), loop) };
}

/** Lets both processes finish what is open: what a job would look at in a while, it looks at now. */
async function drain(db: Db): Promise<number> {
  let [fewest, until] = [Infinity, 0];
  for (;;) {
    const past = instantAt(Date.now() - 2 * second);
    // What is due already is left alone: a process that has listed it claims it by this instant.
    await db
      .updateTable("payment_attempt")
      .set({ check_at: past })
      .where("check_at", ">", instantAt(Date.now()))
      .execute();
    await db.updateTable("payment_attempt").set({ pinned_until: past }).where("state", "=", "open").execute();
    await wait(lookEvery);
    const { open } = await db
      .selectFrom("payment_attempt")
      .select((row) => row.fn.countAll<number>().as("open"))
      .where("state", "in", ["created", "open", "authorised"])
      .executeTakeFirstOrThrow();
    const { due } = await db
      .selectFrom("refund")
      .select((row) => row.fn.countAll<number>().as("due"))
      .where("state", "=", "due")
      .executeTakeFirstOrThrow();
    const left = Number(open) + Number(due);
    if (left < fewest) [fewest, until] = [left, Date.now() + stuckAfter];
    if (left === 0 || Date.now() > until) return left;
  }
}

async function trade(database: BenchDatabase) {
  const settings = {
    ...database.settings,
    PAYMENT: "sandbox",
    PUBLIC_ORIGIN: testOrigin,
    CSRF_SECRET: secret,
    SERVICE_FEE: "250",
  };
  const script = fileURLToPath(new URL("./shop/server.ts", import.meta.url));
  const servers = [await serverProcess(script, settings), await serverProcess(script, settings)];
  await servers[0]!.start();
  await servers[1]!.start();
  const db = openDatabase(database.settings);
  try {
    const slots = await prepare(db);
    const tokens = roles.map(async (role) => [role, await askToken(servers[0]!.origin, role)] as const);
    const shop = either(servers, new Map(await Promise.all(tokens)));
    const outcomes = new Map<string, number>();
    const killing = killer(servers);
    const began = performance.now();
    await Promise.all(
      Array.from({ length: buyers }, async () => {
        while (shop.counts.answered < tries) {
          const outcome = await buy({ shop, db, slots });
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      }),
    );
    await killing.stop();
    const seconds = (performance.now() - began) / second;
    const unfinished = await drain(db);
    const problems = await problemsOf(db, { rebates: codes, vouchers });
    return { ...shop.counts, outcomes, kills: killing.kills(), seconds, unfinished, problems };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.destroy();
  }
}

async function prepare(db: Db): Promise<string[]> {
  const slots = await db
    .selectFrom("slot")
    .select("id")
    .where("offer_id", "=", boat.offerId)
    .where("cutoff_at", ">", instantAt(Date.now() + 2 * day))
    .orderBy("id")
    .limit(slotsUsed)
    .execute();
  const ids = slots.map(({ id }) => id);
  await db.updateTable("slot").set({ capacity: seatsOfSlot }).where("id", "in", ids).execute();
  await db
    .updateTable("ticket_category")
    .set({ article_label: JSON.stringify({ de: "Depot", en: "Deposit", fr: "Consigne", it: "Deposito" }) })
    .set({ article_price: deposit })
    .where("offer_id", "=", boat.offerId)
    .execute();
  const { distributorId } = distributorOfBench.distributor;
  await addDistributor(db, distributorId, { terms: { credit_limit: null } });
  await db
    .insertInto("rebate")
    .values([
      { code: "SOMMER", kind: "percent", value: 10, valid_until: null, uses_left: codes.SOMMER },
      { code: "KNAPP", kind: "fixed", value: 1_000, valid_until: null, uses_left: codes.KNAPP },
    ])
    .execute();
  const at = instantAt(Date.now());
  await db
    .insertInto("voucher")
    .values(
      Object.entries(vouchers).map(([code, value]) => ({
        code,
        value,
        balance: value,
        label: null,
        valid_until: null,
        ended_at: null,
        created_at: at,
      })),
    )
    .execute();
  return ids;
}

const engines = await openEngines();
console.log("| Database | Tries | Interrupted | kill -9 | Paid | Changed | Unfinished | Wrong | Seconds |");
console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
let clean = true;
for (const fresh of engines.fresh) {
  const database = await fresh();
  if (!only || database.name.toLowerCase().startsWith(only)) {
    const { outcomes, ...all } = await trade(database);
    const [paid, changed] = [outcomes.get("paid") ?? 0, outcomes.get("changed") ?? 0];
    console.log(
      `| ${database.name} | ${all.answered} | ${all.interrupted} | ${all.kills} | ${paid} | ${changed} | ${all.unfinished} | ${all.problems.length} | ${all.seconds.toFixed(0)} |`,
    );
    console.error(JSON.stringify(Object.fromEntries(outcomes)));
    for (const problem of all.problems.slice(0, 20)) console.error(problem);
    if (all.problems.length + all.unfinished > 0) clean = false;
  }
  await database.remove();
}
await engines.stop();
if (!clean) {
  console.error("[gipfel] The books do not balance.");
  process.exitCode = 1;
}
