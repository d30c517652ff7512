import { parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { readToken, signToken } from "../../security/signed-token.ts";
import { day, instantAt } from "../../clock.ts";
import type { Services } from "../../services.ts";

/** What a link in a newsletter's mail does. */
export type NewsletterPurpose = "confirm" | "unsubscribe";

/** An unconfirmed subscription is deleted after this (ms). */
export const confirmWithin = 7 * day;

type Needs = Pick<Services, "env" | "clock">;

/** A signed link for an address, in the language of its mail; one that unsubscribes never gets too old. */
export function newsletterLink(needs: Needs, purpose: NewsletterPurpose, email: string, locale: Locale): string {
  const expiresAt = purpose === "confirm" ? instantAt(needs.clock.now() + confirmWithin) : null;
  return `${needs.env.PUBLIC_ORIGIN}/newsletter/${purpose}?token=${signToken(needs, `newsletter ${purpose}`, `${locale} ${email}`, expiresAt)}`;
}

/** The address that a link is about; null where it is forged, of another purpose or too old. */
export function readNewsletterToken(needs: Needs, purpose: NewsletterPurpose, token: string): string | null {
  const read = readToken(needs, `newsletter ${purpose}`, token);
  return read.state === "valid" ? read.subject.slice(read.subject.indexOf(" ") + 1) : null;
}

/**
 * The language of a link's mail, also of a link that is too old or forged: it decides about words alone. Null where it
 * names none.
 */
export function localeOfNewsletterToken(token: string): Locale | null {
  const [subject = ""] = token.split(".");
  const [locale = ""] = Buffer.from(subject, "base64url").toString().split(" ");
  return /^[a-z]{2}_[A-Z]{2}$/.test(locale) ? (parseLocale(locale) ?? null) : null;
}
