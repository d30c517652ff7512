import { checkoutAttributes } from "../../contracts/elements/checkout.ts";
import { checkoutMachine } from "../../machines/checkout/checkout.machine.ts";
import { firstForm } from "../../machines/checkout/contact.rules.ts";
import { defineRecord } from "../_kit/record.ts";
import { isCountry } from "../../contracts/countries.ts";
import { connectCheckout } from "./checkout.connect.ts";
import { checkoutDocs } from "./checkout.docs.ts";
import { implementCheckout } from "./checkout.implement.ts";
import { CheckoutView } from "./checkout.tsx";
import { sessionOf, givenOf, returnedTo } from "./checkout.input.ts";

/**
 * `<gipfel-checkout>`: contact, payment method and total. Fires `gipfel-submitted`, `gipfel-pending`, `gipfel-failed`.
 */
export const record = defineRecord({
  tag: "gipfel-checkout",
  docs: import.meta.env.SSR ? checkoutDocs : undefined,
  attributes: checkoutAttributes,
  events: ["ready", "view", "error", "analytics", "submitted", "pending", "failed"],
  methods: ["prefill"],
  machine: checkoutMachine,
  implement: implementCheckout,
  input: (attributes, services) => ({
    session: sessionOf(services),
    ...givenOf(attributes),
    returned: returnedTo(services),
    form: firstForm({
      countryCode: services.locale.slice(-2),
      stored: services.storage.get("guestData_v3"),
      query: services.address.query("guestData"),
      prefill: attributes.prefill,
      session: sessionOf(services),
      isCountry,
    }),
  }),
  changed: (attributes) => ({ type: "attributes.changed" as const, ...givenOf(attributes) }),
  connect: connectCheckout,
  View: CheckoutView,
  catalogues: ["checkout"],
  isSettled: (snapshot) =>
    snapshot.matches({ payment: "returned" }) ||
    (snapshot.context.cart !== null && snapshot.context.cart.state !== "loading"),
});
