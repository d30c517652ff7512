import { parseLocale, type Locale } from "../../sdk/contracts/locale.ts";
import type { Env } from "../env.ts";
import type { Services } from "../services.ts";
import type { SecretPurpose } from "./secret.ts";
import { readToken, signToken } from "./signed-token.ts";

type Secrets = { readonly env: Pick<Env, "CSRF_SECRET"> };

/** `signToken` of a link that opens a page in the language of its mail. */
export function signLocalizedToken(
  needs: Secrets,
  purpose: SecretPurpose,
  {
    locale,
    subject,
    expiresAt,
  }: { readonly locale: string; readonly subject: string; readonly expiresAt: string | null },
): string {
  return signToken(needs, purpose, `${locale} ${subject}`, expiresAt);
}

/** The subject of such a token; null where it is forged, of another purpose or too old. */
export function readLocalizedToken(
  needs: Secrets & Pick<Services, "clock">,
  purpose: SecretPurpose,
  token: string,
): string | null {
  const read = readToken(needs, purpose, token);
  return read.state === "valid" ? read.subject.slice(read.subject.indexOf(" ") + 1) : null;
}

/**
 * The language of such a token, also of one that is too old or forged: it decides about words alone. Null where it
 * names none.
 */
export function localeOfToken(token: string): Locale | null {
  const [signed = ""] = token.split(".");
  const [locale = ""] = Buffer.from(signed, "base64url").toString().split(" ");
  return /^[a-z]{2}_[A-Z]{2}$/.test(locale) ? (parseLocale(locale) ?? null) : null;
}
