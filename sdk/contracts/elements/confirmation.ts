import * as v from "valibot";
import { Id } from "../given.ts";
import { commonAttributes } from "./attributes.ts";

/** Attributes of `<gipfel-confirmation>`: what happened after paying. */
export const confirmationAttributes = v.object({
  ...commonAttributes,
  booking: v.optional(v.pipe(Id, v.description("The booking to show. Without it: bookingId of the page's address."))),
});
export type ConfirmationAttributes = v.InferOutput<typeof confirmationAttributes>;
