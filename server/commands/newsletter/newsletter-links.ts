import type { Locale } from "../../../sdk/contracts/locale.ts";
import { readLocalizedToken, signLocalizedToken } from "../../security/localized-token.ts";
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
  const token = signLocalizedToken(needs, `newsletter ${purpose}`, { locale, subject: email, expiresAt });
  return `${needs.env.PUBLIC_ORIGIN}/newsletter/${purpose}?token=${token}`;
}

/** The address that a link is about; null where it is forged, of another purpose or too old. */
export function readNewsletterToken(needs: Needs, purpose: NewsletterPurpose, token: string): string | null {
  return readLocalizedToken(needs, `newsletter ${purpose}`, token);
}
