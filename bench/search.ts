/**
 * Search with a typing error at 1,000, 10,000 and 100,000 activities, over HTTP through the real server process with
 * its embedded index (which lies in memory: the database behind it makes no difference to an answer). `node
 * bench/search.ts [activities …]`
 */
import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { smallCatalogue } from "../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../server/catalogue/import.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { fillCatalogue } from "./search/fill.ts";
import { numbers } from "./search/words.ts";
import { serverProcess } from "./shop/process.ts";

const sizes = process.argv.slice(2).map(Number);
const clients = 8;
const [warmUp, measured] = [200, 2000];
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** A title's last word with one letter changed, and its subject: what a hasty visitor types. */
function misspelled(title: string, random: () => number): string {
  const words = title.split(" ");
  const place = words.at(-1)!.toLowerCase();
  const at = 1 + Math.floor(random() * (place.length - 1));
  return `${words.at(1)} ${place.slice(0, at)}${place[at] === "x" ? "y" : "x"}${place.slice(at + 1)}`;
}

/** ms until the whole answer is there, and how many hits it has. */
function ask(origin: string, query: string): Promise<{ ms: number; hits: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ query, filters: "NOT type:location", hitsPerPage: 75, clickAnalytics: true });
    const sent = request(
      `${origin}/api/1/indexes/prd_en_CH/query`,
      { method: "POST", agent, headers: { "content-type": "application/json" } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            ms: performance.now() - began,
            hits: (JSON.parse(Buffer.concat(parts).toString()) as { nbHits: number }).nbHits,
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

async function measure(activities: number) {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-bench-search-"));
  const db = openDatabase({ DATA_DIR: folder });
  await migrate(db);
  // A shop is ready once it has something to sell: search itself reads no slots.
  await importCatalogue(db, smallCatalogue, Date.now(), "demo");
  const titles = await fillCatalogue(db, activities);
  await db.destroy();
  const server = await serverProcess(fileURLToPath(new URL("shop/server.ts", import.meta.url)), {
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    CATALOGUE: "own",
  });
  await server.start();
  const random = numbers(1);
  const queries = Array.from({ length: warmUp + measured }, () =>
    misspelled(titles[Math.floor(random() * titles.length)]!, random),
  );
  // The first question waits for the index.
  const began = performance.now();
  await ask(server.origin, "boat");
  const building = performance.now() - began;
  for (const query of queries.slice(0, warmUp)) await ask(server.origin, query);
  const alone: number[] = [];
  let found = 0;
  for (const query of queries.slice(warmUp)) {
    const { ms, hits } = await ask(server.origin, query);
    alone.push(ms);
    if (hits > 0) found++;
  }
  alone.sort((one, other) => one - other);
  const start = performance.now();
  let next = warmUp;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < queries.length) await ask(server.origin, queries[next++]!);
    }),
  );
  const perSecond = measured / ((performance.now() - start) / 1000);
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  await server.stop();
  rmSync(folder, { recursive: true });
  return {
    activities,
    p50: alone[Math.floor(measured / 2)]!,
    p99: alone[Math.floor(measured * 0.99)]!,
    perSecond,
    found: found / measured,
    building,
    memory,
  };
}

console.log(
  "| Activities | p50 ms | p99 ms | answers/s, 8 clients | found something | index built in s | whole process MB |",
);
console.log("|---:|---:|---:|---:|---:|---:|---:|");
for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
  const row = await measure(size);
  console.log(
    `| ${row.activities.toLocaleString("en")} | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${Math.round(row.perSecond)} | ${(row.found * 100).toFixed(0)} % | ${(row.building / 1000).toFixed(1)} | ${Math.round(row.memory)} |`,
  );
}
agent.destroy();
