import * as v from "valibot";
import { Id } from "../../contracts/capabilities.ts";
import type { CheckoutAttributes } from "../../contracts/elements/checkout.ts";
import type { Returned, CheckoutSession } from "../../machines/checkout/checkout.types.ts";
import { appearanceOf } from "../_kit/nested.ts";
import type { Services } from "../_kit/record.ts";

/** The visitor's session, as far as the form needs it (purchase spec §6). */
export function sessionOf({ visitor }: Services): CheckoutSession {
  if (!visitor) return { role: "guest", known: {}, distributorId: null };
  const { givenName, familyName, email, phone, countryCode } = visitor.known;
  const number = phone && countryCode ? { phoneNumber: phone, countryCode } : {};
  const known = { fullName: givenName, lastName: familyName, email, confirmEmail: email, ...number };
  return { role: visitor.isReseller ? "reseller" : "customer", known, distributorId: visitor.distributorId };
}

/** What the attributes give, at the start and whenever they change. */
export function givenOf(attributes: CheckoutAttributes) {
  return {
    returnUrl: attributes["return-url"] ?? null,
    appearance: appearanceOf(attributes),
    prefill: attributes.prefill,
  };
}

/**
 * A buyer who returns from the provider to the page of the check-out; where that page has a confirmation element, that
 * one shows the result.
 */
export function returnedTo({ address }: Services): Returned | null {
  const bookingId = address.query("bookingId");
  const isLeft = typeof document === "undefined" || document.querySelector("gipfel-confirmation") !== null;
  return isLeft || bookingId === null || !v.is(Id, bookingId)
    ? null
    : { bookingId, redirectResult: address.query("redirectResult") };
}
