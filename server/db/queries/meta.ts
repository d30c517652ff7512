import type { Db, Trx } from "../connection.ts";

/** Where `meta` keeps the fingerprint of the catalogue that is loaded. */
export const catalogueKey = "catalogue";
/** Where it keeps whose catalogue that is. */
export const sourceKey = "catalogue source";

/** Where it keeps how many catalogues were taken over. */
export const importsKey = "catalogue imports";

/** The demo's, which a start brings up to date; a team's own or one made by `npm run seed`, which it leaves alone. */
export type CatalogueOrigin = "demo" | "own" | "made";

export async function valueOf(db: Db | Trx, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function writeValue(db: Db | Trx, key: string, value: string): Promise<void> {
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
  await writeValue(trx, "catalogue import", "lock");
}
