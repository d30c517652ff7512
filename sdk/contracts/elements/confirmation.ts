import * as v from "valibot";
import { Id } from "../capabilities.ts";
import { commonAttributes } from "./attributes.ts";

/** Attributes of `<gipfel-confirmation>`: what happened after paying. */
export const confirmationAttributes = v.object({
  ...commonAttributes,
  booking: v.optional(Id),
});
