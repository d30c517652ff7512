import * as v from "valibot";
import { longestSearch } from "../discovery.ts";
import { commonAttributes, hexColor, id, oneOf, text } from "./attributes.ts";
import { hidden } from "./hidden.ts";
import { ids } from "./ids.ts";

/** The configurator's colours (purchase spec §9). */
export const defaultButtonBackground = "#ff385c";
export const defaultButtonColor = "#ffffff";

/** Attributes of `<gipfel-button>`: a call to action that opens the booking widget of an activity, or a list. */
export const buttonAttributes = v.object({
  ...commonAttributes,
  activity: v.optional(id),
  activities: ids,
  search: text(longestSearch),
  hide: hidden,
  prefill: text(4000),
  opens: oneOf(["widget", "page"], "widget"),
  variant: oneOf(["button", "cta", "fixed"], "button"),
  text: text(80),
  background: v.optional(hexColor, defaultButtonBackground),
  color: v.optional(hexColor, defaultButtonColor),
});
export type ButtonAttributes = v.InferOutput<typeof buttonAttributes>;
