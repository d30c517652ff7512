import { createHash } from "node:crypto";
import type { Db } from "../../../db/connection.ts";
import { findUser } from "../../../db/queries/account-user.ts";
import { findVerification } from "../../../db/queries/account-verification.ts";
import type { AddressLink, LinkState, MailLink } from "../sign-in.ts";
import { readAddressLink } from "./address-link.ts";

/** Reads a link of a mail at `now` (ms since 1970); `secret` signs those that confirm or change an address. */
export async function readMailLink(
  db: Db,
  { kind, token, secret }: { readonly kind: "sign_in" | "address"; readonly token: string; readonly secret: string },
  now: number,
): Promise<MailLink> {
  if (kind === "sign_in") return { state: await stateOfSignInLink(db, token, now), link: null };
  const link = readAddressLink(token, secret);
  return { state: await stateOfAddressLink(db, link, now), link };
}

/** The state of a link that confirms or changes an address (`readAddressLink`), at `now` in milliseconds since 1970. */
async function stateOfAddressLink(db: Db, link: AddressLink | null, now: number): Promise<LinkState> {
  if (!link?.accountId) return "invalid";
  const account = await findUser(db, link.accountId);
  const has = (email: string) => account?.email === email.toLowerCase();
  if (link.change && has(link.change.to)) return "changed";
  if (!has(link.email)) return "invalid";
  if (!link.change && account?.is_email_confirmed) return "confirmed";
  return now < link.expiresAt ? "open" : "invalid";
}

/** The state of a link that signs in, by its token, which the library keeps as a hash until it is used. */
async function stateOfSignInLink(db: Db, token: string, now: number): Promise<LinkState> {
  const identifier = createHash("sha256").update(token).digest("base64url");
  const stored = await findVerification(db, identifier);
  return stored && now < Date.parse(stored.expires_at) ? "open" : "invalid";
}
