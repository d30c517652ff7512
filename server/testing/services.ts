import { createHash, randomUUID } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { Discovery } from "../discovery/discovery.ts";
import { createLog } from "../log.ts";
import type { MailPort } from "../ports/mail/mail.ts";
import { createSessionReader, type SessionReader } from "../security/session-reader.ts";
import type { PasswordHash } from "../ports/sign-in/better-auth/better-auth.ts";
import { openSignIn } from "../ports/sign-in/better-auth/open.ts";
import { openBasemap, openFares, openFeed, openHumanCheck, openTimetable } from "../ports/open.ts";
import { openPasses } from "../ports/passes/open.ts";
import { createSandbox } from "../ports/payment/sandbox/sandbox.ts";
import { embeddedSearch } from "../ports/search/embedded/embedded.ts";
import { catalogueSource } from "../ports/search/read-records.ts";
import { embeddedDocuments } from "../ports/documents/embedded/embedded.fixture.ts";
import { embeddedTickets } from "../ports/tickets/embedded/embedded.fixture.ts";
import type { TimetablePort } from "../ports/timetable/timetable.ts";
import type { Services } from "../services.ts";
import { hitPresenter } from "../presenters/search-hit.ts";
import { accessMailer } from "../commands/account/access-mails.ts";

/** When a test's clock starts: Saturday, 21 November 2026, 10:00 in Zurich. */
export const testNow = Date.parse("2026-11-21T09:00:00.000Z");
export const testOrigin = "http://shop.test";

/** Salted, as the real ones: the same password is stored in two ways. */
const quickPasswords: PasswordHash = {
  hash: async (password) => quickHash(randomUUID(), password),
  verify: async ({ hash, password }) => hash === quickHash(hash.split(":")[0]!, password),
};
const quickHash = (salt: string, password: string) =>
  `${salt}:${createHash("sha256").update(`${salt}:${password}`).digest("hex")}`;

export interface TestSettings {
  readonly mail: MailPort;
  readonly session?: SessionReader | undefined;
  readonly env?: Record<string, string> | undefined;
  /** The provider's webhook. */
  readonly notify?: (reference: string) => void;
  /** Without it the embedded one, which finds no file in a test's folder. */
  readonly timetable?: TimetablePort | undefined;
}

const timetableWorker = new URL("../timetable-worker.ts", import.meta.url);

/**
 * What commands and routes get in a test: the sandbox for payments, a clock that stands still until it is set, no log.
 */
export async function testServices(
  db: Db,
  { mail, session, env: more, notify = () => {}, timetable: given }: TestSettings,
) {
  const clock = { ms: testNow, now: () => clock.ms };
  const env = readEnv({
    CSRF_SECRET: "a secret for tests",
    PUBLIC_ORIGIN: testOrigin,
    LOG_LEVEL: "silent",
    RATE_LIMIT: "100000",
    ...more,
  });
  const payment = await createSandbox({ db, now: clock.now, origin: env.PUBLIC_ORIGIN, notify });
  const log = createLog("silent");
  const signIn = openSignIn({ db, env, log, mails: accessMailer({ db, env, clock }), passwords: quickPasswords });
  const humanCheck = await openHumanCheck(env, { db, clock });
  const search = embeddedSearch(catalogueSource(db, clock), hitPresenter(env.PUBLIC_ORIGIN));
  const timetable = given ?? (await openTimetable(env, { clock, log, worker: timetableWorker }));
  const services: Services = {
    db,
    env,
    clock,
    log,
    session: session ?? createSessionReader(signIn),
    discovery: new Discovery({ db, env, clock, log, ports: { search, timetable } }),
    ports: {
      payment,
      invoicing: null,
      mail,
      tickets: embeddedTickets,
      passes: await openPasses(env, { clock, log }),
      documents: embeddedDocuments,
      search,
      signIn,
      humanCheck,
      basemap: await openBasemap(env),
      feed: await openFeed(env),
      fares: await openFares(env),
      timetable,
    },
  };
  return { services, clock, payment };
}
