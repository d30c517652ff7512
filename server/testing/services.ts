import type { Db } from "../db/connection.ts";
import { readEnv } from "../env.ts";
import { Discovery } from "../discovery/discovery.ts";
import { createLog } from "../log.ts";
import type { MailPort } from "../ports/mail/mail.ts";
import { sessionFrom } from "../accounts/session-from.ts";
import { openSignIn } from "../ports/sign-in/open.ts";
import { openHumanCheck } from "../ports/open.ts";
import { createSandbox } from "../ports/payment/sandbox/sandbox.ts";
import { embeddedSearch } from "../ports/search/embedded/embedded.ts";
import { catalogueSource } from "../ports/search/read-records.ts";
import { embeddedTickets } from "../ports/tickets/embedded/embedded.ts";
import type { Services } from "../services.ts";
import type { SessionReader } from "../session.ts";

/** When a test's clock starts: Saturday, 21 November 2026, 10:00 in Zurich. */
export const testNow = Date.parse("2026-11-21T09:00:00.000Z");
export const testOrigin = "http://shop.test";

export interface TestSettings {
  readonly mail: MailPort;
  readonly session?: SessionReader | undefined;
  readonly env?: Record<string, string> | undefined;
  /** The provider's webhook. */
  readonly notify?: (reference: string) => void;
}

/**
 * What commands and routes get in a test: the sandbox for payments, a clock that stands still until it is set, no log.
 */
export async function testServices(db: Db, { mail, session, env: more, notify = () => {} }: TestSettings) {
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
  const signIn = openSignIn({ db, env, clock, log });
  const humanCheck = await openHumanCheck({ db, env, clock });
  const search = embeddedSearch(catalogueSource(db, clock), env.PUBLIC_ORIGIN);
  const services: Services = {
    db,
    env,
    clock,
    log,
    session: session ?? sessionFrom(signIn),
    discovery: new Discovery({ db, env, clock, log, ports: { search } }),
    ports: { payment, mail, tickets: embeddedTickets, search, signIn, humanCheck },
  };
  return { services, clock, payment };
}
