import type { Insertable, Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { AccountCredentialTable } from "../schema.ts";

/** The way in by password; others are of an identity provider. */
const passwordProvider = "credential";

/** Returns the hash of an account's password; null if it has none. */
export async function findPasswordHash(db: Db | Trx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("account_credential")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", passwordProvider)
    .where("password", "is not", null)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The ways in that an account has, the oldest first. */
export async function listCredentials(
  db: Db | Trx,
  userId: string,
): Promise<Pick<Selectable<AccountCredentialTable>, "provider_id" | "created_at">[]> {
  return db
    .selectFrom("account_credential")
    .select(["provider_id", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** The credentials that the demo has made and whose password nobody has changed since. */
export async function listDemoCredentials(
  db: Db | Trx,
): Promise<Pick<Selectable<AccountCredentialTable>, "id" | "user_id">[]> {
  return db
    .selectFrom("account_credential")
    .select(["id", "user_id"])
    .whereRef("password", "=", "demo_password")
    .execute();
}

/** Inserts the password of an account, hashed. */
export async function insertPassword(
  trx: Trx,
  row: Omit<Insertable<AccountCredentialTable>, "provider_id">,
): Promise<void> {
  await trx
    .insertInto("account_credential")
    .values({ ...row, provider_id: passwordProvider })
    .execute();
}

/** Deletes one credential. */
export async function deleteCredential(db: Db | Trx, id: string): Promise<void> {
  await db.deleteFrom("account_credential").where("id", "=", id).execute();
}

/** Deletes all ways in of an account. */
export async function deleteCredentialsOfUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("account_credential").where("user_id", "=", userId).execute();
}
