import type { ApiKey } from "../../sdk/contracts/catalogue-export.ts";
import type { ApiKeyTable } from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";

/** A key as its owner reads it, without the key itself. */
export function presentApiKey({ id, name, created_at, last_used_on }: ApiKeyTable): ApiKey {
  return { id, name, createdAt: wireInstant(created_at), lastUsedOn: last_used_on };
}
