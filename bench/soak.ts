/**
 * Mixed load for 30 minutes (or `node bench/soak.ts MINUTES`): pages in four languages, lists, search, calendars, seats
 * that are held and given back or left to expire, and bookings paid by card. The server's memory after a collection is
 * read every minute; over the last ten it may rise by 1 % a minute at most. Needs the built files.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openShop, type Memory } from "./shop-pages/server.ts";
import { visitorsOf } from "./soak/visitors.ts";

const minutes = Number(process.argv[2] ?? 30);
const minute = 60_000;
/** Visitors at the same time. */
const concurrency = 6;
/** Between two requests of a visitor (ms): a steady load, not the most that goes. */
const pause = 40;
const judged = 10;
const gate = 1;

const shop = await openShop({ settings: { NODE_ENV: "production", PAYMENT: "sandbox" } });
const samples: Memory[] = [];
const counts = new Map<string, number>();
try {
  const visit = await visitorsOf(shop);
  const until = performance.now() + minutes * minute;
  const visitor = async () => {
    while (performance.now() < until) {
      const did = await visit();
      counts.set(did, (counts.get(did) ?? 0) + 1);
      await wait(pause);
    }
  };
  const visitors = Promise.all(Array.from({ length: concurrency }, visitor));
  console.log("| Minute | heap MB | beside it MB | resident MB | visits |\n|---:|---:|---:|---:|---:|");
  for (let sample = 1; sample <= minutes; sample++) {
    await Promise.race([wait(minute), visitors.then(() => wait(minute))]);
    const memory = await shop.memory();
    samples.push(memory);
    const visits = [...counts.values()].reduce((all, one) => all + one, 0);
    console.log(
      `| ${sample} | ${mega(memory.heap)} | ${mega(memory.external)} | ${mega(memory.resident)} | ${visits} |`,
    );
  }
  await visitors;
} finally {
  await shop.stop();
}

console.log(`\n${[...counts].map(([what, times]) => `${what} ${times}`).join(", ")}`);
const last = samples.slice(-judged);
for (const [name, of] of [
  ["heap and what is beside it", (one: Memory) => one.heap + one.external],
  ["resident", (one: Memory) => one.resident],
] as const) {
  console.log(`${name}: ${slope(last.map(of)).toFixed(2)} % a minute over the last ${last.length}`);
}
const rises = slope(last.map((one) => one.heap + one.external));
if (samples.length < judged) console.log(`Too short to be judged: ${judged} minutes are wanted.`);
else console.log(rises <= gate ? `The gate of ${gate} % is met.` : `The gate of ${gate} % is missed.`);

/** The slope of the straight line through values a minute apart, in percent of their mean a minute. */
function slope(values: readonly number[]): number {
  const mean = values.reduce((all, one) => all + one, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const [above, below] = values.reduce(
    ([up, down], value, index) => [up + (index - middle) * (value - mean), down + (index - middle) ** 2],
    [0, 0],
  );
  return below === 0 ? 0 : (above / below / mean) * 100;
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
