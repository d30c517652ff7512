import { createHash } from "node:crypto";
import type { Db } from "../../db/connection.ts";
import type { AddressLink } from "./address-link.ts";

/**
 * What a link in a mail can still do: `open` does what it was mailed for, `confirmed` and `changed` have done it,
 * `invalid` does nothing: it was used, is too old, was made up, or its account is gone.
 */
export type LinkState = "open" | "confirmed" | "changed" | "invalid";

/** The state of a link that confirms or changes an address (`readAddressLink`), at `now` in milliseconds since 1970. */
export async function stateOfAddressLink(db: Db, link: AddressLink | null, now: number): Promise<LinkState> {
  if (!link?.accountId) return "invalid";
  const account = await db
    .selectFrom("account_user")
    .select(["email", "is_email_confirmed"])
    .where("id", "=", link.accountId)
    .executeTakeFirst();
  const has = (email: string) => account?.email === email.toLowerCase();
  if (link.change && has(link.change.to)) return "changed";
  if (!has(link.email)) return "invalid";
  if (!link.change && account?.is_email_confirmed) return "confirmed";
  return now < link.expiresAt ? "open" : "invalid";
}

/** The state of a link that signs in, by its token, which the library keeps as a hash until it is used. */
export async function stateOfSignInLink(db: Db, token: string, now: number): Promise<LinkState> {
  const identifier = createHash("sha256").update(token).digest("base64url");
  const kept = await db
    .selectFrom("account_verification")
    .select("expires_at")
    .where("identifier", "=", identifier)
    .executeTakeFirst();
  return kept && now < Date.parse(kept.expires_at) ? "open" : "invalid";
}
