/**
 * Lets wallets (Apple Pay, Google Pay, Link) be shown on pages of the shop's domain and of others, at the payment
 * provider: `npm run wallet-domains -- [DOMAIN ...]`. A partner's page that shows the check-out is one of them. Can be
 * repeated.
 */
import { parseArgs } from "node:util";
import { systemClock } from "../server/clock.ts";
import { openPayment } from "../server/ports/open.ts";
import { ProviderUnreachable } from "../server/ports/payment/payment.ts";
import { database, settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

const env = settings();
const { positionals } = parseArgs({ allowPositionals: true });
const domains = [...new Set([new URL(env.PUBLIC_ORIGIN).hostname, ...positionals])];
const db = await database(env);
const payment = await openPayment(env, { db, clock: systemClock, notify: () => {} });
if (!payment.registerWalletDomain) stop(`[gipfel] ${payment.name} shows its wallets on every domain: nothing to do.`);
for (const domain of domains) {
  try {
    const states = Object.entries(await payment.registerWalletDomain!(domain));
    console.log(`  ${domain}: ${states.map(([wallet, state]) => `${wallet} ${state}`).join(", ")}`);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    stop(`[gipfel] ${domain} can't be registered: ${(cause.cause as Error).message}`);
  }
}
await db.destroy();
