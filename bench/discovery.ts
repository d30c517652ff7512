/**
 * Lists, counts and map over HTTP through the real server process, at 1,000, 10,000 and 100,000 activities on both
 * databases. Questions differ from one to the next; the map of everything is one and the same. `node bench/discovery.ts
 * [activities …]`
 */
import { fileURLToPath } from "node:url";
import { seedActivities } from "../scripts/seed/load.ts";
import type { Facets } from "../sdk/contracts/listing.ts";
import { readCatalogueFile } from "../server/catalogue/read-file.ts";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { readEnv } from "../server/env.ts";
import { Discovery } from "../server/discovery/discovery.ts";
import { embeddedSearch } from "../server/ports/search/embedded/embedded.ts";
import { catalogueSource } from "../server/ports/search/read-records.ts";
import { rankJob } from "../server/jobs/ranking.ts";
import { createLog } from "../server/log.ts";
import { load, memoryOf, type Load } from "./discovery/load.ts";
import { questionsOf } from "./discovery/questions.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess } from "./shop/process.ts";
import { hitPresenter } from "../server/presenters/search-hit.ts";

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];
const clients = 8;
/** Milliseconds: to warm up, asking one at a time, and with all clients. */
const [warmUp, aloneFor, togetherFor] = [2_000, 3_000, 3_000];

interface Row {
  readonly database: string;
  readonly activities: number;
  readonly question: string;
  /** One at a time, and with all clients. */
  readonly alone: Load;
  readonly together: Load;
}
/** The one whose places and kinds are used. */
const { catalogue } = await readCatalogueFile(
  fileURLToPath(new URL("../demo/catalogue", import.meta.url)),
  systemClock.now(),
);
const rows: Row[] = [];
const starts: string[] = [];

/** Fills a database; answers with the seconds that took. */
async function fill(database: BenchDatabase, activities: number): Promise<number> {
  const began = performance.now();
  const db = openDatabase(database.settings);
  await migrate(db);
  await seedActivities(db, catalogue, activities, systemClock.now());
  const services = { db, env: readEnv({ ...database.settings }), clock: systemClock, log: createLog("silent") };
  const search = embeddedSearch(catalogueSource(db, systemClock), hitPresenter(services.env.PUBLIC_ORIGIN));
  await rankJob({ ...services, discovery: new Discovery({ ...services, ports: { search } }) });
  await db.destroy();
  return (performance.now() - began) / 1000;
}

async function measure(database: BenchDatabase, activities: number): Promise<void> {
  const filled = await fill(database, activities);
  const server = await serverProcess(fileURLToPath(new URL("./shop/server.ts", import.meta.url)), {
    ...database.settings,
    CATALOGUE: "own",
  });
  const began = performance.now();
  await server.start();
  const ready = (performance.now() - began) / 1000;
  const idle = memoryOf(server.pid!);
  await knowCards(server.origin, activities);
  const facets = (await (await fetch(`${server.origin}/api/activities/de_CH/facets/`)).json()) as Facets;
  for (const [question, next] of Object.entries(questionsOf(facets))) {
    await load(server.origin, server.pid!, next, clients, warmUp);
    const alone = await load(server.origin, server.pid!, next, 1, aloneFor);
    const together = await load(server.origin, server.pid!, next, clients, togetherFor);
    rows.push({ database: database.name, activities, question, alone, together });
    console.error(
      `  ${database.name}, ${activities}, ${question}: p99 ${alone.p99.toFixed(1)} ms, ${memoryOf(server.pid!).toFixed(0)} MB`,
    );
  }
  starts.push(
    `| ${database.name} | ${activities.toLocaleString("en")} | ${filled.toFixed(0)} | ${ready.toFixed(1)} | ${idle.toFixed(0)} | ${memoryOf(server.pid!).toFixed(0)} |`,
  );
  await server.stop();
}

/**
 * Each card is read once and then cached, up to 24,000 of them: a shop that has been open for a while has cached what
 * it shows.
 */
async function knowCards(origin: string, activities: number): Promise<void> {
  const page = 2_000;
  for (let offset = 0; offset < Math.min(activities, 24_000); offset += page)
    await (await fetch(`${origin}/api/activities/de_CH/?limit=${page}&offset=${offset}`)).arrayBuffer();
}

const engines = await openEngines();
for (const activities of sizes) {
  for (const fresh of engines.fresh) {
    const database = await fresh();
    await measure(database, activities);
    await database.remove();
  }
}
await engines.stop();

console.log(
  `| Question | Database | Activities | p50 ms | p99 ms | answers/s, ${clients} clients | p99 ms, ${clients} clients | server's CPU ms/answer |`,
);
console.log("|---|---|---:|---:|---:|---:|---:|---:|");
for (const { question, database, activities, alone, together } of rows.toSorted((one, other) =>
  one.question.localeCompare(other.question),
)) {
  console.log(
    `| ${question} | ${database} | ${activities.toLocaleString("en")} | ${alone.p50.toFixed(1)} | ${alone.p99.toFixed(1)} | ${together.perSecond.toFixed(0)} | ${together.p99.toFixed(1)} | ${together.cpu.toFixed(2)} |`,
  );
}
console.log(
  "\n| Database | Activities | filled in s | ready in s | MB when ready | MB after all questions |\n|---|---:|---:|---:|---:|---:|",
);
for (const line of starts) console.log(line);
for (const database of new Set(rows.map((row) => row.database))) {
  const cpu = (activities: number) =>
    rows.find((row) => row.database === database && row.activities === activities && row.question.includes("three"))
      ?.together.cpu;
  const [few, many] = [cpu(1_000), cpu(10_000)];
  if (few && many)
    console.log(`\n${database}: a list of 16 costs ${(many / few).toFixed(2)} × at 10,000 of what it costs at 1,000.`);
}
