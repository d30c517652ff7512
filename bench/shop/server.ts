/** The real shop (app, commands, database) on the tests' small catalogue: starts in no time, sells the same way. */
import type { FastifyRequest } from "fastify";
import { buildApp } from "../../server/app.ts";
import { smallCatalogue } from "../../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../../server/catalogue/import.ts";
import { systemClock } from "../../server/clock.ts";
import { openDatabase } from "../../server/db/connection.ts";
import { migrate } from "../../server/db/migrate.ts";
import { readEnv } from "../../server/env.ts";
import { Discovery } from "../../server/discovery/discovery.ts";
import { jobs } from "../../server/jobs/index.ts";
import { providerJobs } from "../../server/jobs/provider-jobs.ts";
import { runJobs } from "../../server/jobs/run.ts";
import { createLog } from "../../server/log.ts";
import {
  openBasemap,
  openFares,
  openFeed,
  openHumanCheck,
  openMail,
  openPayment,
  openSearch,
  openSignIn,
  openTimetable,
} from "../../server/ports/open.ts";
import { documentsInWorker } from "../../server/ports/documents/embedded/in-worker.ts";
import { ticketsInWorker } from "../../server/ports/tickets/embedded/in-worker.ts";
import { sessionByHeader } from "../../server/testing/roles.ts";
import { distributorOfBench } from "./distributor.ts";
import { hitPresenter } from "../../server/presenters/search-hit.ts";
import { accessMailer } from "../../server/commands/account/access-mails.ts";

const env = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);
const clock = systemClock;
const db = openDatabase(env);
await migrate(db);
// A benchmark of lists brings a catalogue of its own.
if (process.env["CATALOGUE"] !== "own") await importCatalogue(db, smallCatalogue, clock.now(), "demo");
const payment = await openPayment(env, { db, clock, notify: () => {} });
const search = await openSearch(env, {
  db,
  clock,
  presentHit: hitPresenter(env.PUBLIC_ORIGIN),
  worker: new URL("../../server/search-worker.ts", import.meta.url),
});
const services = {
  db,
  env,
  clock,
  log,
  session: (request: FastifyRequest) =>
    request.headers["x-role"] === "distributor" ? distributorOfBench : sessionByHeader(request),
  discovery: new Discovery({ db, env, clock, log, ports: { search } }),
  ports: {
    payment,
    invoicing: null,
    mail: await openMail(env, { clock, from: env.MAIL_FROM }),
    tickets: ticketsInWorker(),
    passes: { apple: null, google: null },
    documents: documentsInWorker(),
    search,
    signIn: await openSignIn(env, { db, log, mails: accessMailer({ db, env, clock }) }),
    humanCheck: await openHumanCheck(env, { db, clock }),
    basemap: await openBasemap(env),
    feed: await openFeed(env),
    fares: await openFares(env),
    timetable: await openTimetable(env, {
      clock,
      log,
      worker: new URL("../../server/timetable-worker.ts", import.meta.url),
    }),
  },
};
const app = await buildApp(services);
await app.listen({ port: env.PORT, host: "127.0.0.1" });
const running = runJobs(services, [...jobs, ...providerJobs(services.ports)]);
process.once("SIGTERM", () => void Promise.all([app.close(), running.stop()]).then(() => db.destroy()));
