/**
 * Makes a large catalogue out of the places and kinds of another (`--from`, a file or folder as `npm run import` takes
 * it; the demo's in package.json), the same one each time, into DATA_DIR or DATABASE_URL. `npm run seed -- --activities
 * 100000`
 */
import { parseArgs } from "node:util";
import { importCatalogue } from "../server/catalogue/import.ts";
import { prepareImport } from "../server/catalogue/import-file.ts";
import { FileRefused } from "../server/catalogue/read-file.ts";
import { sourceKey, findMeta, upsertMeta } from "../server/db/queries/meta.ts";
import { systemClock } from "../server/clock.ts";
import { migrate } from "../server/db/migrate.ts";
import { Discovery } from "../server/discovery/discovery.ts";
import { embeddedSearch } from "../server/ports/search/embedded/embedded.ts";
import { catalogueSource } from "../server/ports/search/read-records.ts";
import { rankJob } from "../server/jobs/ranking.ts";
import { createLog } from "../server/log.ts";
import { seedActivities } from "./seed/load.ts";
import { progressBar } from "./seed/progress.ts";
import { database, settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";
import { hitPresenter } from "../server/presenters/search-hit.ts";

/** Ids leave room for so many. */
const most = 900_000;

const { values } = parseArgs({
  options: { activities: { type: "string", default: "1000" }, from: { type: "string" } },
});
const activities = Number(values.activities);
if (!Number.isInteger(activities) || activities < 1 || activities > most)
  stop(`[gipfel] --activities ${values.activities}: a whole number from 1 to ${most} is wanted.`);
if (values.from === undefined)
  stop("[gipfel] --from is missing: the file or folder of the catalogue whose places and kinds are used.");
const env = settings();
const { catalogue, storePictures: keepPictures } = await prepareImport({
  file: values.from,
  dataDir: env.DATA_DIR,
  hosts: env.IMAGE_HOSTS,
  now: systemClock.now(),
  onPicture: () => {},
}).catch((cause: unknown) => {
  if (cause instanceof FileRefused) stop(cause.message);
  throw cause;
});
keepPictures();
const db = await database(env);
await migrate(db);
if ((await findMeta(db, sourceKey)) === undefined) await importCatalogue(db, catalogue, systemClock.now(), "made");
// From here on a start of the shop leaves the catalogue as it is: the demo's names none of what is made.
await upsertMeta(db, sourceKey, "made");
const bar = progressBar(activities);
await seedActivities(db, catalogue, activities, systemClock.now(), (seeded) => bar(seeded.activities, seeded.slots));
const log = createLog(env.LOG_LEVEL);
const services = { db, env, clock: systemClock, log };
console.log("  Ranking them");
const search = embeddedSearch(catalogueSource(db, systemClock), hitPresenter(env.PUBLIC_ORIGIN));
await rankJob({ ...services, discovery: new Discovery({ ...services, ports: { search } }) });
await db.destroy();
console.log(`  Done. A shop that runs shows them within seconds; npm start opens one.`);
