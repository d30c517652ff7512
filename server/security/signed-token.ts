import { createHmac, timingSafeEqual } from "node:crypto";
import { msOf } from "../clock.ts";
import type { Env } from "../env.ts";
import type { Services } from "../services.ts";
import { secretFor, type SecretPurpose } from "./secret.ts";

type Secrets = Pick<Env, "CSRF_SECRET">;

/** Stands in a token in place of its expiry where it has none. */
const endless = "-";

/**
 * The token of a link in a mail: it lets its holder do one thing (`purpose`) to one subject (an id or an address),
 * until `expiresAt` (an instant; null for no end). It is not stored; what may happen only once is checked where it
 * happens.
 */
export function signToken(
  { env }: { readonly env: Secrets },
  purpose: SecretPurpose,
  subject: string,
  expiresAt: string | null,
): string {
  const signed = `${Buffer.from(subject).toString("base64url")}.${expiresAt === null ? endless : msOf(expiresAt).toString(36)}`;
  return `${signed}.${signatureOf(env, purpose, signed)}`;
}

export type TokenReading =
  | { readonly state: "valid" | "expired"; readonly subject: string }
  | { readonly state: "invalid" };

/**
 * Reads a token: `invalid` if it is forged, incomplete or of another purpose; `expired` if it is authentic and its time
 * is over: it may then show its subject's state, and nothing else.
 */
export function readToken(
  { env, clock }: { readonly env: Secrets } & Pick<Services, "clock">,
  purpose: SecretPurpose,
  token: string,
): TokenReading {
  const [subject = "", expiry = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(env, purpose, `${subject}.${expiry}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: "invalid" };
  const isExpired = expiry !== endless && clock.now() >= Number.parseInt(expiry, 36);
  return { state: isExpired ? "expired" : "valid", subject: Buffer.from(subject, "base64url").toString() };
}

function signatureOf(env: Secrets, purpose: SecretPurpose, text: string): string {
  return createHmac("sha256", secretFor(env, purpose)).update(text).digest("base64url");
}
