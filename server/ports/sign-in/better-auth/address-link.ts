import { signJWT } from "better-auth/crypto";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { AddressLink } from "../sign-in.ts";

const Payload = v.object({
  email: v.string(),
  updateTo: v.optional(v.string()),
  requestType: v.optional(v.string()),
  accountId: v.optional(v.string()),
  exp: v.optional(v.number()),
});

/**
 * Reads the token of a link that confirms or changes an address. Null for what isn't signed with `secret`, and for the
 * library's other links.
 */
export function readAddressLink(token: string, secret: string): AddressLink | null {
  const payload = payloadOf(token, secret);
  if (!payload) return null;
  const { email, updateTo, requestType, accountId = null, exp = 0 } = payload;
  const change =
    updateTo === undefined ? null : { from: email, to: updateTo, isFirst: requestType === "change-email-confirmation" };
  return { email, accountId, change, expiresAt: exp * 1000 };
}

/**
 * Binds a link to one account, for `seconds`. The library's token names only an address: after its account was deleted
 * it would confirm, or move, the next account of the same address.
 */
export async function bindToAccount(
  url: string,
  token: string,
  accountId: string,
  { secret, seconds }: { secret: string; seconds: number },
): Promise<string> {
  const bound = new URL(url);
  bound.searchParams.set("token", await signJWT({ ...payloadOf(token, secret), accountId }, secret, seconds));
  return bound.href;
}

function payloadOf(token: string, secret: string): v.InferOutput<typeof Payload> | null {
  const [head = "", body = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Payload), Buffer.from(body, "base64url").toString());
  return read.success ? read.output : null;
}
