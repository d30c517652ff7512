import { createHmac } from "node:crypto";
import type { Env } from "../env.ts";

/**
 * What a secret is for. `request answers`: a supplier's answer to a booking on request; `booking management`: a guest's
 * own booking; `web tickets`: the ticket of one booked item; `calendar feeds`: the dates of one booking; `shared
 * bookings`: the tickets of a booking, for who comes along; `basket reminders`: forgetting an address.
 */
export type SecretPurpose =
  | "sessions"
  | "review links"
  | "newsletter confirm"
  | "newsletter unsubscribe"
  | "affiliate notices"
  | "basket reminders"
  | "request answers"
  | "booking management"
  | "web tickets"
  | "calendar feeds"
  | "shared bookings"
  | "account deletion"
  | "trips"
  | "payment shares"
  | "refund accounts";

/** A secret of one purpose, made of the shop's own: what is signed for one can't be used for another. */
export function secretFor({ CSRF_SECRET }: Pick<Env, "CSRF_SECRET">, purpose: SecretPurpose): string {
  return createHmac("sha256", CSRF_SECRET).update(`gipfel ${purpose}`).digest("base64url");
}
