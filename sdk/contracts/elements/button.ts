import * as v from "valibot";
import { commonAttributes, hexColor, id, oneOf, text } from "./attributes.ts";

/** The configurator's colours (purchase spec §9). */
export const defaultButtonBackground = "#ff385c";
export const defaultButtonColor = "#ffffff";

/** Attributes of `<gipfel-button>`: a call to action that opens the booking widget. */
export const buttonAttributes = v.object({
  ...commonAttributes,
  activity: v.optional(id),
  variant: oneOf(["button", "cta", "fixed"], "button"),
  text: text(80),
  background: v.optional(hexColor, defaultButtonBackground),
  color: v.optional(hexColor, defaultButtonColor),
});
export type ButtonAttributes = v.InferOutput<typeof buttonAttributes>;
