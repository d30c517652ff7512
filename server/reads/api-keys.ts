import type { CallAnswer } from "../../sdk/contracts/call.ts";
import type { listApiKeys } from "../../sdk/contracts/calls/catalogue-export.ts";
import { findAffiliateOfUser } from "../db/queries/affiliate.ts";
import { listApiKeysOf } from "../db/queries/api-key.ts";
import { presentApiKey } from "../presenters/api-key.ts";
import type { Services } from "../services.ts";

/** The keys of an account's affiliate that are not withdrawn, and whether it is one that they open something for. */
export async function ownApiKeys(
  { db }: Pick<Services, "db">,
  userId: string,
): Promise<CallAnswer<typeof listApiKeys>> {
  const affiliate = await findAffiliateOfUser(db, userId);
  return {
    isAffiliate: affiliate !== undefined,
    state: affiliate?.state ?? null,
    mayCreate: affiliate?.state === "approved",
    keys: affiliate ? (await listApiKeysOf(db, affiliate.id)).map(presentApiKey) : [],
  };
}
