import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { AccountVerificationTable } from "../schema.ts";

/** Returns what a mailed link stands for by its identifier; undefined if it was used or never made. */
export async function findVerification(
  db: Db | Trx,
  identifier: string,
): Promise<Pick<Selectable<AccountVerificationTable>, "value" | "expires_at"> | undefined> {
  return db
    .selectFrom("account_verification")
    .select(["value", "expires_at"])
    .where("identifier", "=", identifier)
    .executeTakeFirst();
}

/** Open links whose value contains a text; `%` and `_` in it match anything. */
export async function listVerificationsContaining(
  db: Db | Trx,
  text: string,
): Promise<Pick<Selectable<AccountVerificationTable>, "id" | "value">[]> {
  return db.selectFrom("account_verification").select(["id", "value"]).where("value", "like", `%${text}%`).execute();
}

/** Deletes an account's open links: those that name its id, and these. */
export async function deleteVerificationsOfUser(trx: Trx, userId: string, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("account_verification")
    .where((row) => row.or([row("value", "=", userId), ...(ids.length > 0 ? [row("id", "in", ids)] : [])]))
    .execute();
}

/** Deletes links that expired before an instant of the database. */
export async function deleteExpiredVerifications(db: Db | Trx, at: string): Promise<void> {
  await db.deleteFrom("account_verification").where("expires_at", "<", at).execute();
}
