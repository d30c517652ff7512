import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { AccountUserTable } from "../schema.ts";

export type AccountUserRow = Selectable<AccountUserTable>;

/** Returns an account by its id; undefined if it was deleted. */
export async function findUser(db: Db | Trx, userId: string): Promise<AccountUserRow | undefined> {
  return db.selectFrom("account_user").selectAll().where("id", "=", userId).executeTakeFirst();
}

/** Returns the account of a mail address, in whichever case it is given; undefined if there is none. */
export async function findUserByEmail(db: Db | Trx, email: string): Promise<AccountUserRow | undefined> {
  return db.selectFrom("account_user").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

/** Inserts an account; false if its address has one already. */
export async function insertUser(trx: Trx, user: Insertable<AccountUserTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto("account_user")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes columns of an account. */
export async function updateUser(db: Db | Trx, userId: string, changes: Updateable<AccountUserTable>): Promise<void> {
  await db.updateTable("account_user").set(changes).where("id", "=", userId).execute();
}

/** The accounts that book for a distributor, the first that did so first. */
export async function listUsersOfDistributor(db: Db | Trx, distributorId: string): Promise<AccountUserRow[]> {
  return db
    .selectFrom("account_user")
    .selectAll()
    .where("distributor_id", "=", distributorId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Changes columns of all accounts that book for a distributor. */
export async function updateUsersOfDistributor(
  trx: Trx,
  distributorId: string,
  changes: Updateable<AccountUserTable>,
): Promise<void> {
  await trx.updateTable("account_user").set(changes).where("distributor_id", "=", distributorId).execute();
}

/** Deletes an account's own row. */
export async function deleteUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("account_user").where("id", "=", userId).execute();
}
