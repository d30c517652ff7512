import * as v from "valibot";
import { Id } from "../../contracts/given.ts";
import { checkoutAttributes, type CheckoutAttributes } from "../../contracts/elements/checkout.ts";
import { checkoutMachine } from "../../machines/checkout/checkout.machine.ts";
import type { Returned, Session } from "../../machines/checkout/checkout.types.ts";
import { firstForm } from "../../machines/checkout/contact.rules.ts";
import { defineRecord, type Services } from "../_kit/record.ts";
import { isCountry } from "./countries.ts";
import { connectCheckout } from "./checkout.connect.ts";
import { implementCheckout } from "./checkout.implement.ts";
import { CheckoutView } from "./checkout.tsx";

/** Who is in front of the form (purchase spec §6). */
function sessionOf({ visitor }: Services): Session {
  if (!visitor) return { role: "guest", known: {}, distributorId: null };
  const { givenName, familyName, email, phone, countryCode } = visitor.known;
  const number = phone && countryCode ? { phoneNumber: phone, countryCode } : {};
  const known = { fullName: givenName, lastName: familyName, email, confirmEmail: email, ...number };
  return { role: visitor.isReseller ? "reseller" : "customer", known, distributorId: visitor.distributorId };
}

/**
 * `<gipfel-checkout>`: who books, how they pay, what it costs. Fires `gipfel-submitted`, `gipfel-pending`,
 * `gipfel-failed`.
 */
export const record = defineRecord({
  tag: "gipfel-checkout",
  description: "Contact form, payment methods and summary; leads to the provider and back.",
  attributes: checkoutAttributes,
  events: ["ready", "view", "error", "analytics", "submitted", "pending", "failed"],
  machine: checkoutMachine,
  implement: implementCheckout,
  input: (attributes, services) => ({
    session: sessionOf(services),
    ...said(attributes),
    returned: returnedTo(services),
    form: firstForm({
      countryCode: services.locale.slice(-2),
      stored: services.storage.get("guestData_v3"),
      query: services.address.query("guestData"),
      session: sessionOf(services),
      isCountry,
    }),
  }),
  changed: (attributes) => ({ type: "attributes.changed" as const, ...said(attributes) }),
  connect: connectCheckout,
  View: CheckoutView,
  catalogues: ["checkout", "basket"],
  isSettled: (snapshot) =>
    snapshot.matches({ payment: "returned" }) ||
    (snapshot.context.cart !== null && snapshot.context.cart.state !== "loading"),
});

/** What the attributes say, now or live. */
function said(attributes: CheckoutAttributes) {
  return {
    returnUrl: attributes["return-url"] ?? null,
    handed: { theme: attributes.theme, brandColor: attributes["brand-color"] },
  };
}

/**
 * Who comes back from paying to the page that they paid on; where that page has a confirmation of its own, it is left
 * to that.
 */
function returnedTo({ address }: Services): Returned | null {
  const bookingId = address.query("bookingId");
  const isLeft = typeof document === "undefined" || document.querySelector("gipfel-confirmation") !== null;
  return isLeft || bookingId === null || !v.is(Id, bookingId)
    ? null
    : { bookingId, redirectResult: address.query("redirectResult") };
}
