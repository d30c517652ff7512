import type { Db, Trx } from "../connection.ts";
import type { SavedCardTable } from "../schema.ts";

/** The provider's id of an account, whom it keeps cards for; undefined before. */
export async function findPaymentCustomer(db: Db | Trx, userId: string, provider: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payment_customer")
    .select("reference")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row?.reference;
}

/** Stores the provider's id of an account; does nothing where it is known. */
export async function insertPaymentCustomer(
  db: Db | Trx,
  customer: { readonly user_id: string; readonly provider: string; readonly reference: string },
): Promise<void> {
  await db
    .insertInto("payment_customer")
    .values(customer)
    .onConflict((conflict) => conflict.columns(["user_id", "provider"]).doNothing())
    .execute();
}

/** The cards of an account, the default one first, then the newest. */
export async function listCardsOfUser(db: Db | Trx, userId: string): Promise<SavedCardTable[]> {
  return db
    .selectFrom("saved_card")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Inserts a card, unless the provider's id of it is known. */
export async function insertCardOnce(trx: Trx, card: SavedCardTable): Promise<void> {
  await trx
    .insertInto("saved_card")
    .values(card)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
}

/** Makes one card of an account the default one. */
export async function updateDefaultCard(trx: Trx, userId: string, cardId: string): Promise<void> {
  await trx.updateTable("saved_card").set({ is_default: 0 }).where("user_id", "=", userId).execute();
  await trx.updateTable("saved_card").set({ is_default: 1 }).where("id", "=", cardId).execute();
}

export async function deleteCard(db: Db | Trx, cardId: string): Promise<void> {
  await db.deleteFrom("saved_card").where("id", "=", cardId).execute();
}

/** Deletes what is known of an account's cards. */
export async function deleteCardsOfUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("saved_card").where("user_id", "=", userId).execute();
  await trx.deleteFrom("payment_customer").where("user_id", "=", userId).execute();
}
