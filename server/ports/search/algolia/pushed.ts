import type { Db } from "../../../db/connection.ts";

/** Where `meta` keeps the revision that the hosted index holds. */
const key = "search pushed";

/** True for the one process that is to push a revision: it says so before it begins. */
export async function claimPush(db: Db, revision: string): Promise<boolean> {
  const claimed = await db
    .insertInto("meta")
    .values({ key, value: revision })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: revision }).where("meta.value", "!=", revision),
    )
    .returning("key")
    .execute();
  return claimed.length > 0;
}

/** The push of a revision has failed: it is anybody's again. */
export async function givePushBack(db: Db, revision: string): Promise<void> {
  await db.deleteFrom("meta").where("key", "=", key).where("value", "=", revision).execute();
}
