import { withoutUnwanted } from "../../../sdk/contracts/plain-text.ts";
import type { Affiliate } from "../../../sdk/contracts/requests/cart.ts";
import type { CartRow } from "../../db/queries/cart.ts";
import { fromJson } from "../../json.ts";

/** Who sent a visitor, as it is stored with a cart and a booking; null where nobody did. */
export function affiliateToStore(affiliate: Affiliate | null | undefined): string | null {
  return affiliate
    ? JSON.stringify(affiliate, (_, value) => (typeof value === "string" ? withoutUnwanted(value) : value))
    : null;
}

/** Who sent the visitor, as the check-out says; where it names nobody, as the cart's reservations said (RULES 19). */
export function affiliateOf(requested: Affiliate | null | undefined, cart: CartRow): Affiliate | null {
  return requested ?? (cart.affiliate === null ? null : fromJson<Affiliate>(cart.affiliate));
}
