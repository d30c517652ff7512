import type { Db, Trx } from "../connection.ts";
import type { ApiKeyTable } from "../schema.ts";

export async function insertApiKey(trx: Trx, row: ApiKeyTable): Promise<void> {
  await trx.insertInto("api_key").values(row).execute();
}

/** All keys that an affiliate has made, withdrawn ones too, the newest first. */
export async function listAllApiKeysOf(db: Db | Trx, affiliateId: number): Promise<ApiKeyTable[]> {
  return apiKeysOf(db, affiliateId).execute();
}

/** The keys of an affiliate that open something, the newest first. */
export async function listApiKeysOf(db: Db | Trx, affiliateId: number): Promise<ApiKeyTable[]> {
  return apiKeysOf(db, affiliateId).where("withdrawn_at", "is", null).execute();
}

function apiKeysOf(db: Db | Trx, affiliateId: number) {
  return db
    .selectFrom("api_key")
    .selectAll()
    .where("affiliate_id", "=", affiliateId)
    .orderBy("created_at", "desc")
    .orderBy("id");
}

/** Returns the key with this hash; undefined if it is withdrawn, or its affiliate is not approved or has no account. */
export async function findOpeningApiKey(db: Db, hash: string): Promise<ApiKeyTable | undefined> {
  return db
    .selectFrom("api_key")
    .innerJoin("affiliate", "affiliate.id", "api_key.affiliate_id")
    .selectAll("api_key")
    .where("api_key.key_hash", "=", hash)
    .where("api_key.withdrawn_at", "is", null)
    .where("affiliate.state", "=", "approved")
    .where("affiliate.user_id", "is not", null)
    .executeTakeFirst();
}

/** Notes the calendar date of a key's last use; writes once a day. */
export async function setApiKeyUsed(db: Db, id: string, day: string): Promise<void> {
  await db
    .updateTable("api_key")
    .set({ last_used_on: day })
    .where("id", "=", id)
    .where((row) => row.or([row("last_used_on", "is", null), row("last_used_on", "<", day)]))
    .execute();
}

/** Withdraws an affiliate's key; false if it has no such key, or it is withdrawn already. */
export async function markApiKeyWithdrawn(
  db: Db,
  { id, affiliateId, at }: { readonly id: string; readonly affiliateId: number; readonly at: string },
): Promise<boolean> {
  const row = await db
    .updateTable("api_key")
    .set({ withdrawn_at: at })
    .where("id", "=", id)
    .where("affiliate_id", "=", affiliateId)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
