/**
 * The product feed and the export of the catalogue, for the demo's catalogue and for 10,000 activities on the embedded
 * database: size and time of the feed, time to note what has changed, and time and size of a page of the export.
 * `node bench/feeds.ts [activities …]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { seedActivities } from "../scripts/seed/load.ts";
import { mainLocales } from "../sdk/contracts/locale.ts";
import { importCatalogue } from "../server/catalogue/import.ts";
import { readCatalogueFile } from "../server/catalogue/read-file.ts";
import { systemClock } from "../server/clock.ts";
import { noteActivityChanges } from "../server/commands/catalogue/note-changes.ts";
import { publishFeed } from "../server/commands/feed/publish-feed.ts";
import { openDatabase } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { readCatalogueExport } from "../server/reads/catalogue-export.ts";
import { testServices } from "../server/testing/services.ts";

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [0, 10_000];
const { catalogue } = await readCatalogueFile(
  fileURLToPath(new URL("../demo/catalogue", import.meta.url)),
  systemClock.now(),
);

/** Milliseconds of the processor and of the clock that some work takes. */
async function timed<Result>(work: () => Promise<Result>) {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, ms: Math.round(performance.now() - began), cpuMs: Math.round((user + system) / 1000) };
}

const rows: Record<string, unknown>[] = [];
for (const added of sizes) {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-bench-"));
  const db = openDatabase({ DATA_DIR: folder });
  await migrate(db);
  if (added === 0) await importCatalogue(db, catalogue, systemClock.now(), "made");
  else await seedActivities(db, catalogue, added, systemClock.now());
  const mail = { name: "folder", send: async () => {} };
  const { services, clock } = await testServices(db, {
    mail,
    env: { FEED_TOKEN: "a token for benchmarks", DATA_DIR: folder },
  });
  clock.ms = systemClock.now();
  const { index } = await services.discovery.fresh();
  const feed = await timed(() => publishFeed(services));
  const published = (await services.ports.feed.last())!;
  const noted = await timed(() => noteActivityChanges(services));
  const query = { locales: [...mainLocales], limit: 100 };
  await readCatalogueExport(services, 4182, query);
  const page = await timed(() => readCatalogueExport(services, 4182, query));
  const text = JSON.stringify(page.result);
  rows.push({
    activities: index.size,
    products: published.products,
    files: published.files.length,
    feedMB: (published.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1),
    feedMs: feed.ms,
    feedCpuMs: feed.cpuMs,
    notedMs: noted.ms,
    notedCpuMs: noted.cpuMs,
    pageMs: page.ms,
    pageCpuMs: page.cpuMs,
    pageKB: Math.round(text.length / 1000),
    pageGzipKB: Math.round(gzipSync(text).length / 1000),
  });
  console.table(rows);
  await db.destroy();
  rmSync(folder, { recursive: true });
}
