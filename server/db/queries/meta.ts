import type { Db, Trx } from "../connection.ts";

/** Key in `meta` of the loaded catalogue's fingerprint. */
export const catalogueKey = "catalogue";
/** Key of the catalogue's origin (`CatalogueOrigin`). */
export const sourceKey = "catalogue source";

/** Key of the number of completed imports. */
export const importsKey = "catalogue imports";

/** `demo`: updated at each start; `own` (a team's import) and `made` (`npm run seed`): never changed by a start. */
export type CatalogueOrigin = "demo" | "own" | "made";

export async function findMeta(db: Db | Trx, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function upsertMeta(db: Db | Trx, key: string, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Writes a value unless it stands there already: true for one caller alone, however many write it at once. */
export async function claimMeta(db: Db | Trx, key: string, value: string): Promise<boolean> {
  const claimed = await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }).where("meta.value", "!=", value))
    .returning("key")
    .execute();
  return claimed.length > 0;
}

/** Deletes a key where it still has this value. */
export async function deleteMeta(db: Db | Trx, key: string, value: string): Promise<void> {
  await db.deleteFrom("meta").where("key", "=", key).where("value", "=", value).execute();
}

/**
 * Takes the catalogue's lock: imports and the team's saves go one after the other. The first statement of their
 * transactions.
 */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await upsertMeta(trx, "catalogue import", "lock");
}
