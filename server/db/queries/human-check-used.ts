import type { Db } from "../connection.ts";

/** Remembers a used challenge until an instant of the database; false if it was used before. */
export async function insertUsedChallenge(db: Db, challenge: string, expiresAt: string): Promise<boolean> {
  const first = await db
    .insertInto("human_check_used")
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("challenge").doNothing())
    .returning("challenge")
    .executeTakeFirst();
  return first !== undefined;
}

/** Forgets challenges that expired before an instant of the database. */
export async function deleteExpiredChallenges(db: Db, at: string): Promise<void> {
  await db.deleteFrom("human_check_used").where("expires_at", "<", at).execute();
}
