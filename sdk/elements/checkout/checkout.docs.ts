import type { checkoutAttributes } from "../../contracts/elements/checkout.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-checkout>`, for `custom-elements.json`. */
export const checkoutDocs: ElementDocs<typeof checkoutAttributes> = {
  description: "Contact form, payment methods and summary; leads to the provider and back.",
  attributes: {
    prefill:
      "The buyer's givenName, familyName, email and phone, as JSON; `locked`, true or a list of these, can't be changed.",
    "return-url": "Where the buyer comes back to after paying; bookingId is added. Without it: this page.",
  },
  slots: { empty: "Shown where there is nothing to pay." },
  parts: {},
  cssProperties: {},
};
