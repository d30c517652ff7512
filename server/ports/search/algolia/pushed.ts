import type { Db } from "../../../db/connection.ts";
import { claimMeta, deleteMeta } from "../../../db/queries/meta.ts";

/** Where `meta` keeps the revision that the hosted index holds. */
const key = "search pushed";

/** True for the one process that is to push a revision: it says so before it begins. */
export async function claimPush(db: Db, revision: string): Promise<boolean> {
  return claimMeta(db, key, revision);
}

/** The push of a revision has failed: it is anybody's again. */
export async function givePushBack(db: Db, revision: string): Promise<void> {
  await deleteMeta(db, key, revision);
}
