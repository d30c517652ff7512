import * as v from "valibot";
import { commonAttributes, hexColor, id, oneOf, text } from "./attributes.ts";

/** The configurator's colours (purchase spec §9). */
export const defaultButtonBackground = "#ff385c";
export const defaultButtonColor = "#ffffff";

/** Attributes of `<gipfel-button>`: a call to action that opens the booking widget. */
export const buttonAttributes = v.object({
  ...commonAttributes,
  activity: v.optional(id("The activity that the button books, by its content id.")),
  variant: oneOf(
    ["button", "cta", "fixed"],
    "button",
    "In the text, a wide call to action, or fixed to the window's corner.",
  ),
  text: text(80, "The button's words. Without them: Book now, in the visitor's language."),
  background: v.pipe(v.optional(hexColor, defaultButtonBackground), v.description("Background, six hex digits.")),
  color: v.pipe(v.optional(hexColor, defaultButtonColor), v.description("Words, six hex digits.")),
});
export type ButtonAttributes = v.InferOutput<typeof buttonAttributes>;
