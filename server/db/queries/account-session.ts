import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { AccountSessionTable } from "../schema.ts";

/** An account's sessions, the oldest first. */
export async function listSessions(db: Db | Trx, userId: string): Promise<Selectable<AccountSessionTable>[]> {
  return db.selectFrom("account_session").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

/** Returns the account of a session token; undefined if it is unknown. */
export async function findSessionUserId(db: Db | Trx, token: string): Promise<string | undefined> {
  const row = await db.selectFrom("account_session").select("user_id").where("token", "=", token).executeTakeFirst();
  return row?.user_id;
}

/** Ends the session of a token. */
export async function deleteSession(db: Db | Trx, token: string): Promise<void> {
  await db.deleteFrom("account_session").where("token", "=", token).execute();
}

/** Ends all sessions of an account. */
export async function deleteSessionsOfUser(db: Db | Trx, userId: string): Promise<void> {
  await db.deleteFrom("account_session").where("user_id", "=", userId).execute();
}

/** Deletes sessions that ended before an instant of the database. */
export async function deleteExpiredSessions(db: Db | Trx, at: string): Promise<void> {
  await db.deleteFrom("account_session").where("expires_at", "<", at).execute();
}
