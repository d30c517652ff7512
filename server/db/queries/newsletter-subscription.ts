import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { NewsletterSubscriptionTable } from "../schema.ts";

/** Returns the subscription of an address in lower case; undefined if it is unknown. */
export async function findSubscription(
  db: Db | Trx,
  email: string,
): Promise<Selectable<NewsletterSubscriptionTable> | undefined> {
  return db.selectFrom("newsletter_subscription").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Inserts an unconfirmed address, mailed at `at`; false if it is known. */
export async function insertSubscription(trx: Trx, email: string, locale: string, at: string): Promise<boolean> {
  const inserted = await trx
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
  return inserted !== undefined;
}

/**
 * Requests the confirmation of an address once more; false if it is confirmed, or if its last mail is newer than
 * `mailedUntil`.
 */
export async function updateSubscriptionMailed(
  trx: Trx,
  email: string,
  { locale, at, mailedUntil }: { readonly locale: string; readonly at: string; readonly mailedUntil: string },
): Promise<boolean> {
  const updated = await trx
    .updateTable("newsletter_subscription")
    .set({ state: "unconfirmed", locale, mailed_at: at })
    .where("email", "=", email)
    .where("state", "!=", "confirmed")
    .where("mailed_at", "<=", mailedUntil)
    .returning("email")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Confirms an unconfirmed address. */
export async function markSubscriptionConfirmed(db: Db | Trx, email: string, at: string): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ state: "confirmed", confirmed_at: at, unsubscribed_at: null })
    .where("email", "=", email)
    .where("state", "=", "unconfirmed")
    .execute();
}

/** Unsubscribes an address. */
export async function markUnsubscribed(db: Db | Trx, email: string, at: string): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ state: "unsubscribed", unsubscribed_at: at })
    .where("email", "=", email)
    .where("state", "!=", "unsubscribed")
    .execute();
}

/** Deletes the subscription of an address. */
export async function deleteSubscription(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom("newsletter_subscription").where("email", "=", email).execute();
}

/** Deletes unconfirmed addresses whose last mail is older than an instant of the database. */
export async function deleteUnconfirmedSubscriptions(db: Db | Trx, mailedBefore: string): Promise<void> {
  await db
    .deleteFrom("newsletter_subscription")
    .where("state", "=", "unconfirmed")
    .where("mailed_at", "<", mailedBefore)
    .execute();
}
