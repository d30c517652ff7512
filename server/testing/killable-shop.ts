/**
 * The real shop in a process of its own, for tests that kill it: at the moment of paying that STOP_AT names it notifies
 * its parent, and stops there. NOW is its clock (ms since 1970), which stands still. Its parent has filled its
 * database.
 */
import type { AddressInfo } from "node:net";
import { buildApp } from "../app.ts";
import { reconcileDue } from "../commands/payment/reconcile.ts";
import { openDatabase } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { runJobs } from "../jobs/run.ts";
import { Discovery } from "../discovery/discovery.ts";
import { createLog } from "../log.ts";
import type { PaymentPort } from "../ports/payment/payment.ts";
import { openBasemap, openFares, openFeed, openHumanCheck, openTimetable } from "../ports/open.ts";
import { createSandbox } from "../ports/payment/sandbox/sandbox.ts";
import { openSignIn } from "../ports/sign-in/better-auth/open.ts";
import { searchInWorker } from "../ports/search/embedded/in-worker.ts";
import { embeddedDocuments } from "../ports/documents/embedded/embedded.fixture.ts";
import { embeddedTickets } from "../ports/tickets/embedded/embedded.fixture.ts";
import type { Services } from "../services.ts";
import { guestSessions } from "./guest-sessions.ts";
import { accessMailer } from "../commands/account/access-mails.ts";

/**
 * Between the provider's authorisation and its answer to us, or between what it said of a paid payment that was asked
 * for and our writing; between our confirmation and the capture; after the capture, before it is written down.
 */
export type Moment = "authorised" | "read" | "confirmed" | "captured";
/** Messages to the parent process. */
export type KillableReport = { readonly port: number } | { readonly reached: Moment };

/** Short, so that a restarted process finds at once what is due. */
const everyMs = 20;

const { STOP_AT, NOW, ...settings } = process.env;
const env = readEnv(settings);
const clock = { now: () => Number(NOW) };
const db = openDatabase(env);
const sandbox = await createSandbox({ db, now: clock.now, origin: env.PUBLIC_ORIGIN, notify: () => {} });

const report = (message: KillableReport) => process.send?.(message);
async function stopAt(moment: Moment): Promise<void> {
  if (STOP_AT !== moment) return;
  report({ reached: moment });
  await new Promise(() => {});
}

const payment: PaymentPort = {
  ...sandbox,
  async start(reference, order, token) {
    const started = await sandbox.start(reference, order, token);
    await stopAt("authorised");
    return started;
  },
  async read(reference) {
    const payment = await sandbox.read(reference);
    if (payment.state === "authorised" || payment.state === "captured") await stopAt("read");
    return payment;
  },
  async capture(reference, amount) {
    await stopAt("confirmed");
    const captured = await sandbox.capture(reference, amount);
    await stopAt("captured");
    return captured;
  },
};
const mail = { name: "folder" as const, send: async () => {} };
const log = createLog("silent");
const search = searchInWorker(new URL("../search-worker.ts", import.meta.url), {
  database: env,
  origin: env.PUBLIC_ORIGIN,
});
const services: Services = {
  db,
  env,
  clock,
  log,
  session: guestSessions,
  discovery: new Discovery({ db, env, clock, log, ports: { search } }),
  ports: {
    payment,
    invoicing: null,
    mail,
    tickets: embeddedTickets,
    passes: { apple: null, google: null },
    documents: embeddedDocuments,
    search,
    signIn: openSignIn({ db, env, log, mails: accessMailer({ db, env, clock }) }),
    humanCheck: await openHumanCheck(env, { db, clock }),
    basemap: await openBasemap(env),
    feed: await openFeed(env),
    fares: await openFares(env),
    timetable: await openTimetable(env, {
      clock,
      log,
      worker: new URL("../timetable-worker.ts", import.meta.url),
    }),
  },
};
const app = await buildApp(services);
await app.listen({ port: 0, host: "127.0.0.1" });
runJobs(services, [{ name: "reconcile payments", every: everyMs, run: reconcileDue }]);
report({ port: (app.server.address() as AddressInfo).port });
