import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../connection.ts";

/** Key in `meta` of the catalogue's revision. */
export const revisionKey = "catalogue revision";

/**
 * The catalogue's revision: changes whenever the input of lists and search changes. Empty before the first import.
 */
export async function getRevision(db: Db): Promise<string> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", revisionKey).executeTakeFirst();
  return row?.value ?? "";
}

/** Writes a new revision of the catalogue; each process reloads the catalogue at its next check. */
export async function upsertRevision(db: Db | Trx): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto("meta")
    .values({ key: revisionKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
