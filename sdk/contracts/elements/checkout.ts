import * as v from "valibot";
import { commonAttributes, webAddress } from "./attributes.ts";

/** Attributes of `<gipfel-checkout>`: contact form, payment, summary. */
export const checkoutAttributes = v.object({
  ...commonAttributes,
  "return-url": v.optional(webAddress),
});
export type CheckoutAttributes = v.InferOutput<typeof checkoutAttributes>;
