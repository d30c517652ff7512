/**
 * Holds per second with 1 and 64 clients on both databases: over HTTP through the real server process, and through the command alone.
 * Every hold makes its own cart; the holds spread over 50 slots. `node bench/holds.ts`
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { boat, smallCatalogue } from "../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../server/catalogue/import.ts";
import { systemClock } from "../server/clock.ts";
import { hold } from "../server/commands/hold.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { readEnv } from "../server/env.ts";
import { guest } from "../server/session.ts";
import { askToken, tryToHold } from "./shop/buyer.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess } from "./shop/process.ts";

const clients = [1, 64];
const warmUp = 1_000;
const measured = 5_000;
const slotsUsed = 50;
const manySeats = 1_000_000;

/** How often `once` succeeds in a second, with so many at the same time. */
async function rate(once: (index: number) => Promise<void>, atOnce: number): Promise<number> {
  let [done, counting, running] = [0, false, true];
  let index = 0;
  const client = async () => {
    while (running) {
      await once(index++);
      if (counting) done++;
      // SQLite answers without a turn of the loop: without this one the clock below would never strike.
      await nextTurn();
    }
  };
  const all = Array.from({ length: atOnce }, client);
  await new Promise((resolve) => setTimeout(resolve, warmUp));
  counting = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, measured));
  const seconds = (performance.now() - started) / 1000;
  const counted = done;
  running = false;
  await Promise.all(all);
  return counted / seconds;
}

async function prepare(database: BenchDatabase): Promise<string[]> {
  const db = openDatabase(database.settings);
  await migrate(db);
  await importCatalogue(db, smallCatalogue, Date.now());
  const slots = await db.selectFrom("slot").select("id").where("offer_id", "=", boat.offerId).where("cutoff_at", ">", new Date(Date.now() + 86_400_000).toISOString()).orderBy("id").limit(slotsUsed).execute();
  await db.updateTable("slot").set({ capacity: manySeats }).where("id", "in", slots.map((slot) => slot.id)).execute();
  await db.destroy();
  return slots.map((slot) => slot.id);
}

async function overHttp(database: BenchDatabase, slots: readonly string[]): Promise<number[]> {
  const server = await serverProcess(fileURLToPath(new URL("./shop/server.ts", import.meta.url)), database.settings);
  await server.start();
  const token = await askToken(server.origin);
  const rates: number[] = [];
  for (const atOnce of clients) {
    rates.push(
      await rate(async (index) => {
        const attempt = await tryToHold(server.origin, token, slots[index % slots.length]!, 1);
        if (attempt.kind !== "held") throw new Error(`not held: ${JSON.stringify(attempt)}`);
      }, atOnce),
    );
  }
  await server.stop();
  return rates;
}

async function byCommand(database: BenchDatabase, slots: readonly string[]): Promise<number[]> {
  const db = openDatabase(database.settings);
  const services = { db, clock: systemClock, env: readEnv({ ...database.settings }) };
  const rates: number[] = [];
  for (const atOnce of clients) {
    rates.push(
      await rate(async (index) => {
        const availabilityId = slots[index % slots.length]!;
        await hold(services, { activityId: boat.mappedId, availabilityId, selection: [{ ticketCategoryId: boat.adult, numGuests: 1 }], locale: "en_CH", doCreateCart: true }, guest, null);
      }, atOnce),
    );
  }
  await db.destroy();
  return rates;
}

const engines = await openEngines();
console.log(`| database | through | ${clients.map((count) => `${count} client${count > 1 ? "s" : ""}, holds/s`).join(" | ")} |`);
console.log("|---|---|---|---|");
for (const fresh of engines.fresh) {
  const database = await fresh();
  const slots = await prepare(database);
  for (const [through, measure] of [["HTTP, server process", overHttp], ["the command", byCommand]] as const) {
    const rates = await measure(database, slots);
    console.log(`| ${database.name} | ${through} | ${rates.map((each) => each.toFixed(0)).join(" | ")} |`);
  }
  await database.remove();
}
await engines.stop();
