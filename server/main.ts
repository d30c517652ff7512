import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { sourceKey, findMeta } from "./db/queries/meta.ts";
import { second, systemClock } from "./clock.ts";
import { refreshPayment } from "./commands/payment/reconcile.ts";
import { migrate } from "./db/migrate.ts";
import { describeDatabaseError } from "./db/database-error.ts";
import { connectDatabase, describeDatabaseSetting } from "./db/connect.ts";
import { seedDemoAccounts } from "./demo-shop/accounts.ts";
import { seedDemoCodes } from "./demo-shop/codes.ts";
import { loadDemoCatalogue } from "./demo-shop/load-catalogue.ts";
import { keepDemoTimetable } from "./demo-shop/keep-timetable.ts";
import { buildDemoOrigin } from "./demo-shop/origin.ts";
import { shopContent } from "./content/content.ts";
import { ContentError } from "./content/content-error.ts";
import { readEnv, type Env } from "./env.ts";
import { settingsAtDemoDefault } from "./settings/demo-defaults.ts";
import { WrongSetting } from "./settings/wrong-setting.ts";
import { Discovery } from "./discovery/discovery.ts";
import { jobs } from "./jobs/index.ts";
import { providerJobs } from "./jobs/provider-jobs.ts";
import { rankJob } from "./jobs/ranking.ts";
import { runJobs } from "./jobs/run.ts";
import { createLog } from "./log.ts";
import { isOwnMachine } from "./settings/own-machine.ts";
import { createSessionReader } from "./security/session-reader.ts";
import { withSignedTrips } from "./security/signed-trips.ts";
import {
  chosenProviders,
  openBasemap,
  openFares,
  openFeed,
  openHumanCheck,
  openInvoicing,
  openMail,
  openPayment,
  openSearch,
  openSignIn,
  openTimetable,
} from "./ports/open.ts";
import { documentsInWorker } from "./ports/documents/embedded/in-worker.ts";
import { openPasses } from "./ports/passes/open.ts";
import { ticketsInWorker } from "./ports/tickets/embedded/in-worker.ts";
import { releaseMemory } from "./release-memory.ts";
import type { Services } from "./services.ts";
import { checkPoFiles } from "./words/check-po-files.ts";
import { hitPresenter } from "./presenters/search-hit.ts";
import { accessMailer } from "./commands/account/access-mails.ts";

/** Time for running requests to end when the process stops (ms). */
const graceful = 10_000;
/** After so long the lists have been read again for the ranking, and a start has left behind what it needed (ms). */
const settled = 10 * second;
/** Reports the catalogue's progress after this many activities. */
const activitiesALine = 5;

const env = settings();
const log = createLog(env.LOG_LEVEL);
for (const setting of settingsAtDemoDefault(process.env))
  log.warn({ setting }, "a setting is left at the demonstration's default");
const clock = systemClock;
const db = await connectDatabase(env).catch(exitWithLine);
const steps = await migrate(db).catch(exitWithLine);
if (steps.length > 0) log.info({ steps }, "the tables are up to date");

// In a process of its own, while this one makes itself ready.
const demoLoading = env.DEMO ? loadDemo().catch(exitWithLine) : null;

// The provider hints at payments that have changed; the services that read them come to be right after.
let services: Services;
const notify = (reference: string) =>
  void refreshPayment(services, reference).catch((cause: unknown) =>
    log.error({ err: cause }, "a payment's hint was lost; the job reads it again"),
  );
const payment = await openPayment(env, { db, clock, notify }).catch(exitWithLine);
const invoicing = await openInvoicing(env, { db, clock, notify }).catch(exitWithLine);
const search = await openSearch(env, {
  db,
  clock,
  presentHit: hitPresenter(env.PUBLIC_ORIGIN),
  worker: new URL("./search-worker.ts", import.meta.url),
}).catch(exitWithLine);
const signIn = await openSignIn(env, { db, log, mails: accessMailer({ db, env, clock }) }).catch(exitWithLine);
const tickets = ticketsInWorker();
const documents = documentsInWorker();
const passes = await openPasses(env, { clock, log }).catch(exitWithLine);
const timetable = await openTimetable(env, {
  clock,
  log,
  worker: new URL("./timetable-worker.ts", import.meta.url),
}).catch(exitWithLine);
const humanCheck = await openHumanCheck(env, { db, clock }).catch(exitWithLine);
const discovery = new Discovery({ db, env, clock, log, ports: { search, timetable } });
services = {
  db,
  env,
  clock,
  log,
  session: createSessionReader(signIn),
  discovery,
  ports: {
    payment,
    invoicing,
    mail: await openMail(env, { clock, from: env.MAIL_FROM }),
    tickets,
    passes,
    documents,
    search,
    signIn,
    humanCheck,
    basemap: await openBasemap(env),
    feed: await openFeed(env),
    fares: await openFares(env).catch(exitWithLine),
    timetable: withSignedTrips(timetable, env),
  },
};
const shop = await buildApp(services);
const partner = env.DEMO_PORT === null ? null : await buildDemoOrigin(env, log);

await demoLoading;
void search
  .refresh()
  .catch((cause: unknown) => log.error({ err: cause }, "the search index could not be made; the job tries again"));
await rankJob(services).catch(exitWithLine);
const demoAccounts = await seedDemoAccounts(services).catch(exitWithLine);
await seedDemoCodes(services).catch(exitWithLine);
const hasCatalogue = (await findMeta(db, sourceKey)) !== undefined;

await listen(shop, "PORT", env.PORT);
if (partner && env.DEMO_PORT !== null) await listen(partner, "DEMO_PORT", env.DEMO_PORT);
const running = runJobs(services, [...jobs, ...providerJobs(services.ports)]);
printAddresses();
const stopDemoTimetable =
  env.DEMO && timetable.file !== undefined ? keepDemoTimetable({ file: timetable.file, clock, log }) : null;
const released = setTimeout(releaseMemory, settled);
released.unref();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(signal));

/**
 * Listens on every address of both families; on a machine without IPv6, of the one. A port that is taken ends the start
 * with a line.
 */
async function listen(app: FastifyInstance, setting: "PORT" | "DEMO_PORT", port: number): Promise<void> {
  const on = (host: string) => app.listen({ port, host });
  try {
    await on("::").catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== "EAFNOSUPPORT" && cause.code !== "EADDRNOTAVAIL") throw cause;
      return on("0.0.0.0");
    });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw cause;
    const why = code === "EACCES" ? "this user may not listen there" : "something else listens there";
    exitWithLine(new WrongSetting(`[gipfel] ${setting}=${port} can't be used: ${why}.`));
  }
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, "closing");
  const late = setTimeout(() => process.exit(1), graceful);
  late.unref();
  stopDemoTimetable?.();
  await Promise.all([shop.close(), partner?.close(), running.stop()]);
  await Promise.all([search.close(), tickets.close(), documents.close(), timetable.close?.()]);
  await db.destroy();
  log.info("closed");
}

function settings(): Env {
  try {
    const read = readEnv(process.env);
    // Before the database is touched.
    chosenProviders(read);
    shopContent();
    checkPoFiles(join(import.meta.dirname, "../locales"));
    return read;
  } catch (cause) {
    return exitWithLine(cause);
  }
}

/** A wrong setting, a text and a database that can't be read, is one line for a person, not a stack. */
function exitWithLine(cause: unknown): never {
  const failure = describeDatabaseError(cause);
  if (!(cause instanceof WrongSetting || cause instanceof ContentError) && failure === null) throw cause;
  console.error(
    failure === null ? (cause as Error).message : `[gipfel] ${describeDatabaseSetting(env)} can't be used: ${failure}.`,
  );
  process.exit(1);
}

/** Imports the demo catalogue; shows its progress on a terminal. */
async function loadDemo(): Promise<void> {
  const started = clock.now();
  const isWatched = process.stdout.isTTY || env.LOG_LEVEL === "info";
  const isLoaded = await loadDemoCatalogue(db, env, ({ done, all, slots }) => {
    if (isWatched && (done % activitiesALine === 0 || done === all))
      console.log(`  Loading the catalogue: ${done} of ${all} activities, ${slots} times`);
  });
  if (isWatched && isLoaded)
    console.log(`  The catalogue is loaded in ${((clock.now() - started) / second).toFixed(1)} s`);
}

/** The addresses, for people. */
function printAddresses(): void {
  const addresses = [
    ["The shop", `${env.PUBLIC_ORIGIN}/`],
    ...(env.DEMO_PORT === null ? [] : [["Partner pages", `http://localhost:${env.DEMO_PORT}/`]]),
    ...(services.ports.mail.viewer !== undefined && isOwnMachine(env)
      ? [["Mails sent", `${env.PUBLIC_ORIGIN}${services.ports.mail.viewer}`]]
      : []),
    ["API description", `${env.PUBLIC_ORIGIN}/api/openapi.json`],
  ] as const;
  console.log(
    `\nGipfel is open.\n${addresses.map(([what, address]) => `  ${what.padEnd("API description".length)}  ${address}`).join("\n")}\n`,
  );
  if (!hasCatalogue)
    console.log(
      "The shop has no catalogue yet: npm run import -- PATH takes one over (docs/catalogue.md); DEMO=true starts with the demo's.\n",
    );
  if (demoAccounts.length === 0) return;
  const accounts = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd("API description".length)}  ${email}  ${password}`,
  );
  console.log(`Accounts of the demo, on this machine alone:\n${accounts.join("\n")}\n`);
}
