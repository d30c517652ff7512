/** The real shop (app, commands, database) on the tests' small catalogue: starts in no time, sells the same way. */
import { buildApp } from "../../server/app.ts";
import { smallCatalogue } from "../../server/catalogue/fixtures/small.ts";
import { importCatalogue } from "../../server/catalogue/import.ts";
import { systemClock } from "../../server/clock.ts";
import { openDatabase } from "../../server/db/connection.ts";
import { migrate } from "../../server/db/migrate.ts";
import { readEnv } from "../../server/env.ts";
import { Discovery } from "../../server/discovery/discovery.ts";
import { jobs } from "../../server/jobs/index.ts";
import { runJobs } from "../../server/jobs/run.ts";
import { createLog } from "../../server/log.ts";
import { openHumanCheck, openMail, openPayment, openSearch } from "../../server/ports/open.ts";
import { openSignIn } from "../../server/ports/sign-in/open.ts";
import { ticketsInWorker } from "../../server/ports/tickets/embedded/in-worker.ts";
import { guestSessions } from "../../server/session.ts";

const env = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);
const clock = systemClock;
const db = openDatabase(env);
await migrate(db);
// A benchmark of lists brings a catalogue of its own.
if (process.env["CATALOGUE"] !== "own") await importCatalogue(db, smallCatalogue, clock.now());
const payment = await openPayment({ db, env, clock, notify: () => {} });
const search = await openSearch({ db, env, clock });
const services = {
  db,
  env,
  clock,
  log,
  session: guestSessions,
  discovery: new Discovery({ db, env, clock, log, ports: { search } }),
  ports: {
    payment,
    mail: await openMail(env, clock),
    tickets: ticketsInWorker(),
    search,
    signIn: openSignIn({ db, env, clock, log }),
    humanCheck: await openHumanCheck({ db, env, clock }),
  },
};
const app = await buildApp(services);
await app.listen({ port: env.PORT, host: "127.0.0.1" });
const running = runJobs(services, jobs);
process.once("SIGTERM", () => void Promise.all([app.close(), running.stop()]).then(() => db.destroy()));
