import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mostApiKeys, type ApiKey } from "../../../sdk/contracts/catalogue-export.ts";
import { instantAt } from "../../clock.ts";
import {
  findOpeningApiKey,
  insertApiKey,
  listApiKeysOf,
  markApiKeyWithdrawn,
  setApiKeyUsed,
} from "../../db/queries/api-key.ts";
import { findAffiliateOfUser, lockAffiliate } from "../../db/queries/affiliate.ts";
import type { ApiKeyTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { AppError, notFound } from "../../errors.ts";
import { presentApiKey } from "../../presenters/api-key.ts";
import type { Services } from "../../services.ts";

type Needed = Pick<Services, "db" | "clock">;

/** What a key begins with, so that scanners of secrets know it. */
const prefix = "gipfel_key_";

/**
 * Makes a key of the account's affiliate; it is shown this once, and stored hashed (it is random, so no salt is
 * needed). 403 `affiliate_not_approved`, 409 `api_keys_full`.
 */
export async function createKey(
  { db, clock }: Needed,
  userId: string,
  name: string,
): Promise<{ key: string; apiKey: ApiKey }> {
  const key = prefix + randomBytes(32).toString("base64url");
  return transact(db, async (trx) => {
    const affiliate = await findAffiliateOfUser(trx, userId);
    if (affiliate?.state !== "approved")
      throw new AppError("affiliate_not_approved", "Keys are for affiliates that the team has approved.");
    await lockAffiliate(trx, affiliate.id);
    if ((await listApiKeysOf(trx, affiliate.id)).length >= mostApiKeys)
      throw new AppError("api_keys_full", `There are ${mostApiKeys} keys already: withdraw one first.`);
    const row: ApiKeyTable = {
      id: randomUUID(),
      affiliate_id: affiliate.id,
      name,
      key_hash: hashOf(key),
      created_at: instantAt(clock.now()),
      last_used_on: null,
      withdrawn_at: null,
    };
    await insertApiKey(trx, row);
    return { key, apiKey: presentApiKey(row) };
  });
}

/** Withdraws a key for good. 404 `api_key_not_found`, for a foreign one too. */
export async function withdrawKey({ db, clock }: Needed, userId: string, keyId: string): Promise<void> {
  const affiliate = await findAffiliateOfUser(db, userId);
  const at = instantAt(clock.now());
  if (!affiliate || !(await markApiKeyWithdrawn(db, { id: keyId, affiliateId: affiliate.id, at })))
    throw notFound("api_key_not_found");
}

/** The affiliate whose key a request carries, and notes its use. Throws 401 `key_invalid`. */
export async function affiliateOfKey({ db, clock }: Needed, authorization: string | undefined): Promise<number> {
  const [, key] = /^Bearer (\S{1,200})$/i.exec(authorization ?? "") ?? [];
  const row = key?.startsWith(prefix) ? await findOpeningApiKey(db, hashOf(key)) : undefined;
  if (!row) throw new AppError("key_invalid", "This key opens nothing: it is unknown, withdrawn or missing.");
  const today = dateInZurich(clock.now());
  if (row.last_used_on !== today) await setApiKeyUsed(db, row.id, today);
  return row.affiliate_id;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
