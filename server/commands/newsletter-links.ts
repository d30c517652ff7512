import { createHmac, timingSafeEqual } from "node:crypto";
import { day } from "../clock.ts";
import type { Services } from "../services.ts";

/** What a link in a newsletter's mail does. */
export type NewsletterPurpose = "confirm" | "unsubscribe";

/** A subscription that isn't confirmed by then has to be asked for again, and its address is forgotten. */
export const confirmWithin = 7 * day;

type Needs = Pick<Services, "env" | "clock">;

/** A signed link that needs no memory: the address, when it was made, and a signature bound to what it does. */
export function newsletterLink({ env, clock }: Needs, purpose: NewsletterPurpose, email: string): string {
  const said = `${Buffer.from(email).toString("base64url")}.${clock.now().toString(36)}`;
  return `${env.PUBLIC_ORIGIN}/newsletter/${purpose}?token=${said}.${signature(env.CSRF_SECRET, purpose, said)}`;
}

/** The address that a link is about; null where it is forged, of another purpose or too old. One that unsubscribes never gets too old. */
export function readNewsletterToken({ env, clock }: Needs, purpose: NewsletterPurpose, token: string): string | null {
  const [address = "", made = "", signed = ""] = token.split(".");
  const expected = Buffer.from(signature(env.CSRF_SECRET, purpose, `${address}.${made}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (purpose === "confirm" && clock.now() - Number.parseInt(made, 36) > confirmWithin) return null;
  return Buffer.from(address, "base64url").toString();
}

function signature(secret: string, purpose: NewsletterPurpose, said: string): string {
  return createHmac("sha256", secret).update(`newsletter ${purpose} ${said}`).digest("base64url");
}
