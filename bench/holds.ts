/**
 * Holds per second with 1 and 64 clients on both databases: through the command alone, and over HTTP through the real
 * server process. Every hold makes its own cart; the holds spread over 50 slots. A row is the median of its rounds.
 * `node bench/holds.ts`
 */
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { boat, smallCatalogue } from "../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../server/catalogue/import.ts";
import { systemClock } from "../server/clock.ts";
import { hold } from "../server/commands/reservation/hold.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { readEnv } from "../server/env.ts";
import { guest } from "../server/domain/session.ts";
import { askToken, tryToHold } from "./shop/buyer.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess } from "./shop/process.ts";

const clients = [1, 64];
const warmUp = 1_000;
const rounds = 5;
const round = 1_000;
const slotsUsed = 50;
const manySeats = 1_000_000;

/** How often `once` succeeds in a second with so many at the same time: the median of the rounds. Takes 6 seconds. */
async function rate(once: (index: number) => Promise<void>, concurrency: number): Promise<number> {
  const ends = performance.now() + warmUp + rounds * round;
  let [index, done] = [0, 0];
  const client = async () => {
    while (performance.now() < ends) {
      await once(index++);
      done++;
      // SQLite answers without a turn of the loop: without this one the rounds below would never begin.
      await nextTurn();
    }
  };
  const all = Promise.all(Array.from({ length: concurrency }, client));
  // A client that fails ends the run, not just its own loop.
  const measured = measure(() => done);
  return Promise.race([all.then(() => measured), measured]).finally(() => all);
}

async function measure(done: () => number): Promise<number> {
  await wait(warmUp);
  const rates: number[] = [];
  for (let number = 0; number < rounds; number++) {
    const [before, began] = [done(), performance.now()];
    await wait(round);
    rates.push(((done() - before) / (performance.now() - began)) * 1000);
  }
  return rates.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!;
}

async function prepare(database: BenchDatabase): Promise<string[]> {
  const db = openDatabase(database.settings);
  await migrate(db);
  await importCatalogue(db, smallCatalogue, Date.now(), "demo");
  const slots = await db
    .selectFrom("slot")
    .select("id")
    .where("offer_id", "=", boat.offerId)
    .where("cutoff_at", ">", new Date(Date.now() + 86_400_000).toISOString())
    .orderBy("id")
    .limit(slotsUsed)
    .execute();
  await db
    .updateTable("slot")
    .set({ capacity: manySeats })
    .where(
      "id",
      "in",
      slots.map((slot) => slot.id),
    )
    .execute();
  await db.destroy();
  return slots.map((slot) => slot.id);
}

type Measured = (database: BenchDatabase, slots: readonly string[], concurrency: number) => Promise<number>;

const byCommand: Measured = async (database, slots, concurrency) => {
  const db = openDatabase(database.settings);
  const services = { db, clock: systemClock, env: readEnv({ ...database.settings }) };
  const perSecond = await rate(async (index) => {
    const availabilityId = slots[index % slots.length]!;
    await hold(
      services,
      {
        activityId: boat.mappedId,
        availabilityId,
        selection: [{ ticketCategoryId: boat.adult, numGuests: 1 }],
        locale: "en_CH",
        doCreateCart: true,
      },
      guest,
      null,
    );
  }, concurrency);
  await db.destroy();
  return perSecond;
};

const overHttp: Measured = async (database, slots, concurrency) => {
  const server = await serverProcess(fileURLToPath(new URL("./shop/server.ts", import.meta.url)), database.settings);
  await server.start();
  const token = await askToken(server.origin);
  const perSecond = await rate(async (index) => {
    const attempt = await tryToHold(server.origin, token, slots[index % slots.length]!, 1);
    if (attempt.kind !== "held") throw new Error(`not held: ${JSON.stringify(attempt)}`);
  }, concurrency);
  await server.stop();
  return perSecond;
};

const engines = await openEngines();
console.log(
  `| Database | Through | ${clients.map((count) => `${count} client${count > 1 ? "s" : ""}, holds/s`).join(" | ")} |`,
);
console.log("|---|---|---:|---:|");
for (const fresh of engines.fresh) {
  for (const [through, measured] of [
    ["the command", byCommand],
    ["HTTP, a server process of its own", overHttp],
  ] as const) {
    const database = await fresh();
    const slots = await prepare(database);
    const rates: number[] = [];
    for (const concurrency of clients) rates.push(await measured(database, slots, concurrency));
    console.log(`| ${database.name} | ${through} | ${rates.map((each) => each.toFixed(0)).join(" | ")} |`);
    await database.remove();
  }
}
await engines.stop();
