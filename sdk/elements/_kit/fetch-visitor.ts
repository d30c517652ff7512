import { getMe } from "../../contracts/calls/account.ts";
import type { Client } from "../../client/client.ts";
import type { SignedInVisitor } from "./record.ts";

/**
 * Requests the account that is signed in; a guest where there is no answer. Net prices are for the approved alone
 * (RULES 18).
 */
export async function fetchVisitor(client: Client): Promise<SignedInVisitor | undefined> {
  const { user } = await client.send(getMe, {}).catch(() => ({ user: null }));
  if (!user) return undefined;
  const { isReseller, isAdmin, distributor, affiliateNumber, givenName, familyName, email, phone, countryCode } = user;
  return {
    isReseller,
    isAdmin,
    distributorId: distributor?.invoiceApproved ? distributor.distributorId : null,
    affiliateNumber,
    known: { givenName, familyName, email, ...(phone ? { phone } : {}), ...(countryCode ? { countryCode } : {}) },
  };
}
