import type { Db, Trx } from "../connection.ts";

/** Key in `meta` of the loaded catalogue's fingerprint. */
export const catalogueKey = "catalogue";
/** Key of the catalogue's origin (`CatalogueOrigin`). */
export const sourceKey = "catalogue source";

/** Key of the number of completed imports. */
export const importsKey = "catalogue imports";

/** `demo`: updated at each start; `own` (a team's import) and `made` (`npm run seed`): never changed by a start. */
export type CatalogueOrigin = "demo" | "own" | "made";

export async function readMeta(db: Db | Trx, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(db: Db | Trx, key: string, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/**
 * Takes the catalogue's lock: imports and the team's saves go one after the other. The first statement of their
 * transactions.
 */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await writeMeta(trx, "catalogue import", "lock");
}
