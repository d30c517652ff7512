import { join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/connection.ts";
import { WrongSetting, type Env } from "../env.ts";
import { createMailFolder } from "./mail/folder/folder.ts";
import type { MailPort } from "./mail/mail.ts";
import { createSmtp } from "./mail/smtp/smtp.ts";
import type { PaymentPort } from "./payment/payment.ts";
import { createSandbox } from "./payment/sandbox/sandbox.ts";
import { createStripe } from "./payment/stripe/stripe.ts";

export interface PaymentSource {
  readonly db: Db;
  readonly env: Env;
  readonly clock: Clock;
  /** Hears of payments that have changed at the provider. */
  readonly notify: (reference: string) => void;
}

/** The payment provider that the settings choose. Throws `WrongSetting` where they are not complete. */
export async function openPayment({ db, env, clock, notify }: PaymentSource): Promise<PaymentPort> {
  if (env.STRIPE_SECRET_KEY) {
    if (!env.STRIPE_PUBLISHABLE_KEY)
      throw new WrongSetting("[gipfel] STRIPE_PUBLISHABLE_KEY is missing: with STRIPE_SECRET_KEY set, the browser needs it too.");
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
export function openMail(env: Env, clock: Clock): MailPort {
  if (env.SMTP_URL) return createSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return createMailFolder({ folder: join(env.DATA_DIR, "outbox"), from: env.MAIL_FROM, now: () => clock.now() });
}
