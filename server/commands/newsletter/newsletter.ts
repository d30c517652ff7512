import type { Locale } from "../../../sdk/contracts/locale.ts";
import { instantAt, minute } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import {
  findSubscription,
  insertSubscription,
  markSubscriptionConfirmed,
  markUnsubscribed,
  updateSubscriptionMailed,
} from "../../db/queries/newsletter-subscription.ts";
import type { Services } from "../../services.ts";
import { announceSubscription } from "../team-outbox.ts";

/** Least time between two confirmation mails to one address (ms). */
const mailRepeatAfter = 10 * minute;

type Needs = Pick<Services, "db" | "clock">;

/**
 * Stores an address as unconfirmed and sends the link that confirms it. A confirmed address gets no mail.
 */
export async function requestSubscription({ db, clock }: Needs, given: string, locale: Locale): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  const email = given.toLowerCase();
  await transact(db, async (trx) => {
    const isNew = await insertSubscription(trx, email, locale, at);
    const mailedUntil = instantAt(now - mailRepeatAfter);
    if (isNew || (await updateSubscriptionMailed(trx, email, { locale, at, mailedUntil })))
      await announceSubscription(trx, email, locale, at);
  });
}

/**
 * Confirms an address whose owner has opened the link; returns its locale, or null if it is unknown or unsubscribed.
 * Idempotent.
 */
export async function confirmSubscription({ db, clock }: Needs, email: string): Promise<Locale | null> {
  await markSubscriptionConfirmed(db, email, instantAt(clock.now()));
  return localeOf(db, email, "confirmed");
}

/** Unsubscribes an address; returns its locale, or null if it is unknown. Idempotent. */
export async function unsubscribe({ db, clock }: Needs, email: string): Promise<Locale | null> {
  await markUnsubscribed(db, email, instantAt(clock.now()));
  return localeOf(db, email, "unsubscribed");
}

/** Whether an address gets the newsletter; null if it is unknown. */
export async function subscriptionState(
  { db }: Pick<Services, "db">,
  email: string,
): Promise<"unconfirmed" | "confirmed" | "unsubscribed" | null> {
  return (await findSubscription(db, email))?.state ?? null;
}

async function localeOf(
  db: Services["db"],
  email: string,
  state: "confirmed" | "unsubscribed",
): Promise<Locale | null> {
  const found = await findSubscription(db, email);
  return found?.state === state ? (found.locale as Locale) : null;
}
