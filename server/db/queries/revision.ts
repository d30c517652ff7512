import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../connection.ts";

/** Where `meta` keeps the catalogue's revision. */
export const revisionKey = "catalogue revision";

/**
 * The catalogue's revision: another text whenever something that lists and search are made of has changed. Empty where
 * nothing was loaded.
 */
export async function revisionOf(db: Db): Promise<string> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", revisionKey).executeTakeFirst();
  return row?.value ?? "";
}

/** Says to every process that the catalogue has changed; each reads it again when it looks next. */
export async function markChanged(db: Db | Trx): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto("meta")
    .values({ key: revisionKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
