import { join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/connection.ts";
import { WrongSetting, type Env } from "../env.ts";
import { altcha } from "./human-check/altcha/altcha.ts";
import { usedInDatabase } from "./human-check/altcha/used.ts";
import type { HumanCheckPort } from "./human-check/human-check.ts";
import { turnstile } from "./human-check/turnstile/turnstile.ts";
import { createMailFolder } from "./mail/folder/folder.ts";
import type { MailPort } from "./mail/mail.ts";
import type { PaymentPort } from "./payment/payment.ts";
import { createSandbox } from "./payment/sandbox/sandbox.ts";
import { searchInWorker } from "./search/embedded/in-worker.ts";
import { catalogueSource } from "./search/read-records.ts";
import type { SearchPort } from "./search/search.ts";

export interface PaymentSource {
  readonly db: Db;
  readonly env: Env;
  readonly clock: Clock;
  /** Hears of payments that have changed at the provider. */
  readonly notify: (reference: string) => void;
}

/**
 * Throws `WrongSetting` where the settings choose no payment provider, or half of one. In production nothing is chosen
 * by silence: anybody could take tickets with the sandbox's test cards.
 */
export function checkPayment({ NODE_ENV, PAYMENT, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Env): void {
  if (STRIPE_SECRET_KEY && PAYMENT === "sandbox")
    throw new WrongSetting(
      "[gipfel] PAYMENT=sandbox and STRIPE_SECRET_KEY are both set: keep the one that shall take the payments.",
    );
  if (STRIPE_SECRET_KEY && !STRIPE_PUBLISHABLE_KEY)
    throw new WrongSetting(
      "[gipfel] STRIPE_PUBLISHABLE_KEY is missing: with STRIPE_SECRET_KEY set, the browser needs it too.",
    );
  if (NODE_ENV === "production" && !STRIPE_SECRET_KEY && PAYMENT !== "sandbox")
    throw new WrongSetting(
      "[gipfel] Nothing takes payments: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, or PAYMENT=sandbox for a shop that is only tried (test cards, no money).",
    );
}

/** The payment provider that the settings choose. Throws `WrongSetting` where they are not complete. */
export async function openPayment({ db, env, clock, notify }: PaymentSource): Promise<PaymentPort> {
  checkPayment(env);
  if (env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY) {
    const { createStripe } = await import("./payment/stripe/stripe.ts");
    return createStripe({
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
      methods: env.STRIPE_METHODS,
    });
  }
  return createSandbox({ db, now: () => clock.now(), origin: env.PUBLIC_ORIGIN, notify });
}

/** The way out for mails that the settings choose. */
export async function openMail(env: Env, clock: Clock): Promise<MailPort> {
  if (env.SMTP_URL) return (await import("./mail/smtp/smtp.ts")).createSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return createMailFolder({ folder: join(env.DATA_DIR, "outbox"), from: env.MAIL_FROM, now: () => clock.now() });
}

/**
 * The search index that the settings choose; the hosted one's client is loaded where it is used. Throws `WrongSetting`
 * where they are not complete.
 */
export async function openSearch({ db, env, clock }: Pick<PaymentSource, "db" | "env" | "clock">): Promise<SearchPort> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOST: host } = env;
  if (!appId)
    return searchInWorker({
      database: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR },
      origin: env.PUBLIC_ORIGIN,
    });
  if (!searchKey || !adminKey) {
    const missing = searchKey ? "ALGOLIA_ADMIN_KEY" : "ALGOLIA_SEARCH_KEY";
    throw new WrongSetting(
      `[gipfel] ${missing} is missing: with ALGOLIA_APP_ID set, the index is asked with one key and written with the other.`,
    );
  }
  const { algoliaSearch } = await import("./search/algolia/algolia.ts");
  return algoliaSearch({ appId, searchKey, adminKey, host }, catalogueSource(db, clock), db, env.PUBLIC_ORIGIN);
}

/** The human check that the settings choose. Throws `WrongSetting` where they are not complete. */
export async function openHumanCheck({
  db,
  env,
  clock,
}: Pick<PaymentSource, "db" | "env" | "clock">): Promise<HumanCheckPort> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  if (!siteKey && !secretKey) return altcha({ clock, used: usedInDatabase(db), secret: env.CSRF_SECRET });
  if (siteKey && secretKey) return turnstile({ siteKey, secretKey });
  const missing = siteKey ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY";
  throw new WrongSetting(
    `[gipfel] ${missing} is missing: Turnstile's widget needs one key, its verification the other.`,
  );
}
