import * as v from "valibot";
import { commonAttributes, webAddress } from "./attributes.ts";

/** Attributes of `<gipfel-checkout>`: contact form, payment, summary. */
export const checkoutAttributes = v.object({
  ...commonAttributes,
  "return-url": v.optional(
    v.pipe(
      webAddress,
      v.description("Where the buyer comes back to after paying; bookingId is added. Without it: this page."),
    ),
  ),
});
export type CheckoutAttributes = v.InferOutput<typeof checkoutAttributes>;
