import * as v from "valibot";
import { PrefillText } from "./prefill.ts";
import { commonAttributes, webAddress } from "./attributes.ts";

/** Attributes of `<gipfel-checkout>`: contact form, payment, summary. */
export const checkoutAttributes = v.object({
  ...commonAttributes,
  "return-url": v.optional(webAddress),
  prefill: v.optional(PrefillText),
});
export type CheckoutAttributes = v.InferOutput<typeof checkoutAttributes>;
