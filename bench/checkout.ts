/**
 * Guest checkouts (offers and free times read, seats held, checked out, paid by card, read as confirmed) by eight
 * clients through the real server process, on both databases, with its mails and tickets under way, and the most memory
 * that it had; then what a ticket's mail costs the server's main thread, with nothing else to do.
 * `node bench/checkout.ts [SECONDS]`. Needs the built files.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../server/db/connection.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { openShop, type RunningShop } from "./shop-pages/server.ts";
import { buyerAt } from "./soak/buyer.ts";
import { oneOf } from "./soak/visitors.ts";
import { waresOf } from "./soak/wares.ts";

const seconds = Number(process.argv[2] ?? 20);
const clients = 8;
const second = 1_000;
const warmUp = 3 * second;
/** Between two looks whether all mails are sent. */
const lookEvery = second / 2;

interface Load {
  readonly times: readonly number[];
  readonly cpu: number;
  /** The most memory so far (bytes). */
  readonly peak: number;
}

async function load(shop: RunningShop, settings: BenchDatabase["settings"]): Promise<Load> {
  const { slots } = await waresOf(settings, shop.origin);
  const buyer = await buyerAt(shop.origin);
  let times: number[] = [];
  const ends = performance.now() + warmUp + seconds * second;
  const client = async () => {
    while (performance.now() < ends) {
      const began = performance.now();
      const slot = oneOf(slots);
      await buyer.look(slot);
      await buyer.book(slot);
      times.push(performance.now() - began);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  await Promise.race([wait(warmUp), all]);
  times = [];
  const cpu = await shop.processor();
  await all;
  return { times, cpu: (await shop.processor()) - cpu, peak: await shop.peak() };
}

/** What one mail costs while the outbox is emptied: ms of the main thread, ms of processor. */
async function mailCosts(
  shop: RunningShop,
  settings: BenchDatabase["settings"],
): Promise<{ mails: number; mainThread: number; cpu: number }> {
  const db = openDatabase(settings);
  const unsent = async () =>
    Number(
      (
        await db
          .selectFrom("outbox")
          .select(db.fn.countAll().as("count"))
          .where("sent_at", "is", null)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const [mails, cpu, mainThread] = [await unsent(), await shop.processor(), await shop.mainThread()];
  while ((await unsent()) > 0) await wait(lookEvery);
  await db.destroy();
  return {
    mails,
    mainThread: ((await shop.mainThread()) - mainThread) / mails,
    cpu: ((await shop.processor()) - cpu) / mails,
  };
}

const engines = await openEngines();
console.log(
  "| Database | checkouts/s | p50 ms | p99 ms | processor ms a checkout | peak MB | mails after | main thread ms a mail | processor ms a mail |",
);
console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
for (const fresh of engines.fresh) {
  const database = await fresh();
  const { DATABASE_URL } = database.settings;
  const shop = await openShop({
    settings: { NODE_ENV: "production", PAYMENT: "sandbox", ...(DATABASE_URL ? { DATABASE_URL } : {}) },
  });
  try {
    const settings = { ...database.settings, DATA_DIR: shop.dataDir };
    const { times, cpu, peak } = await load(shop, settings);
    const mail = await mailCosts(shop, settings);
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
    const row = [
      times.length / seconds,
      at(0.5),
      at(0.99),
      cpu / times.length,
      peak / 1e6,
      mail.mails,
      mail.mainThread,
      mail.cpu,
    ];
    console.log(
      `| ${database.name} | ${row.map((each) => (typeof each === "number" ? each.toFixed(1) : each)).join(" | ")} |`,
    );
  } finally {
    await shop.stop();
    await database.remove();
  }
}
await engines.stop();
