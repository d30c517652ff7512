import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import type { BasketReminderTable } from "../schema.ts";

export type BasketReminderRow = Selectable<BasketReminderTable>;

/** The consent of a cart; undefined without one. */
export async function findReminder(db: Db | Trx, cartId: string): Promise<BasketReminderRow | undefined> {
  return db.selectFrom("basket_reminder").selectAll().where("cart_id", "=", cartId).executeTakeFirst();
}

/** Stores a consent, or its new address and language; leaves one alone whose mail is in the outbox already. */
export async function upsertReminder(
  trx: Trx,
  consent: Pick<BasketReminderRow, "cart_id" | "locale" | "consented_at"> & { readonly email: string },
): Promise<void> {
  const { email, locale, consented_at } = consent;
  await trx
    .insertInto("basket_reminder")
    .values({ ...consent, queued_at: null })
    .onConflict((conflict) =>
      conflict
        .column("cart_id")
        .doUpdateSet({ email, locale, consented_at })
        .where("basket_reminder.queued_at", "is", null),
    )
    .execute();
}

/** Marks the one mail of a cart as put into the outbox; false if it was before, or the consent is gone. */
export async function markReminderQueued(trx: Trx, cartId: string, at: string): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("basket_reminder")
      .set({ queued_at: at })
      .where("cart_id", "=", cartId)
      .where("queued_at", "is", null)
      .where("email", "is not", null)
      .returning("cart_id"),
  );
}

/** Carts that are to be written about: not booked, and without a write since an instant of the database. */
export async function listCartsToRemind(db: Db, leftSince: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("basket_reminder")
    .innerJoin("cart", "cart.id", "basket_reminder.cart_id")
    .select("cart.id")
    .where("basket_reminder.queued_at", "is", null)
    .where("basket_reminder.email", "is not", null)
    .where("cart.closed_at", "is", null)
    .where("cart.written_at", "<=", leftSince)
    .orderBy("cart.written_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the address of a cart: with the consent, unless its mail is in the outbox, which keeps a second one away. */
export async function deleteReminderAddress(db: Db | Trx, cartId: string): Promise<void> {
  await db.deleteFrom("basket_reminder").where("cart_id", "=", cartId).where("queued_at", "is", null).execute();
  await db.updateTable("basket_reminder").set({ email: null }).where("cart_id", "=", cartId).execute();
}

/** The consents of an address (in lower case), the newest first. */
export async function listRemindersOf(db: Db, email: string): Promise<BasketReminderRow[]> {
  return db
    .selectFrom("basket_reminder")
    .selectAll()
    .where("email", "=", email)
    .orderBy("consented_at", "desc")
    .orderBy("cart_id")
    .execute();
}

/** Deletes an address (in lower case) from all carts. */
export async function deleteAddressOfReminders(db: Db | Trx, email: string): Promise<void> {
  await db.deleteFrom("basket_reminder").where("email", "=", email).where("queued_at", "is", null).execute();
  await db.updateTable("basket_reminder").set({ email: null }).where("email", "=", email).execute();
}

/** Deletes the addresses of consents that are older than an instant of the database. */
export async function deleteAddressesConsentedBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("basket_reminder").where("consented_at", "<", before).where("queued_at", "is", null).execute();
  await db
    .updateTable("basket_reminder")
    .set({ email: null })
    .where("consented_at", "<", before)
    .where("email", "is not", null)
    .execute();
}
