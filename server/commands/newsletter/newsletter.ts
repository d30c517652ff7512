import type { Locale } from "../../../sdk/contracts/locale.ts";
import { instantAt, minute } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
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
    const added = await trx
      .insertInto("newsletter_subscription")
      .values({
        email,
        state: "unconfirmed",
        locale,
        created_at: at,
        mailed_at: at,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("email")
      .executeTakeFirst();
    const repeated = trx
      .updateTable("newsletter_subscription")
      .set({ state: "unconfirmed", locale, mailed_at: at })
      .where("email", "=", email)
      .where("state", "!=", "confirmed")
      .where("mailed_at", "<=", instantAt(now - mailRepeatAfter))
      .returning("email");
    if (added || (await repeated.executeTakeFirst())) await announceSubscription(trx, email, locale, at);
  });
}

/**
 * Confirms an address whose owner has opened the link; returns its locale, or null if it is unknown or unsubscribed.
 * Idempotent.
 */
export async function confirmSubscription({ db, clock }: Needs, email: string): Promise<Locale | null> {
  await db
    .updateTable("newsletter_subscription")
    .set({ state: "confirmed", confirmed_at: instantAt(clock.now()), unsubscribed_at: null })
    .where("email", "=", email)
    .where("state", "=", "unconfirmed")
    .execute();
  return localeOf(db, email, "confirmed");
}

/** Unsubscribes an address; returns its locale, or null if it is unknown. Idempotent. */
export async function unsubscribe({ db, clock }: Needs, email: string): Promise<Locale | null> {
  await db
    .updateTable("newsletter_subscription")
    .set({ state: "unsubscribed", unsubscribed_at: instantAt(clock.now()) })
    .where("email", "=", email)
    .where("state", "!=", "unsubscribed")
    .execute();
  return localeOf(db, email, "unsubscribed");
}

/** Whether an address gets the newsletter; null if it is unknown. */
export async function subscriptionState(
  { db }: Pick<Services, "db">,
  email: string,
): Promise<"unconfirmed" | "confirmed" | "unsubscribed" | null> {
  const row = await db
    .selectFrom("newsletter_subscription")
    .select("state")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.state ?? null;
}

async function localeOf(
  db: Services["db"],
  email: string,
  state: "confirmed" | "unsubscribed",
): Promise<Locale | null> {
  const row = await db
    .selectFrom("newsletter_subscription")
    .select("locale")
    .where("email", "=", email)
    .where("state", "=", state)
    .executeTakeFirst();
  return (row?.locale as Locale | undefined) ?? null;
}
