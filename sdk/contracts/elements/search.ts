import * as v from "valibot";
import { commonAttributes, oneOf } from "./attributes.ts";

/** Attributes of `<gipfel-search>`: the search dropdown, full screen on mobile. */
export const searchAttributes = v.object({
  ...commonAttributes,
  placement: oneOf(["auto", "dropdown", "screen"], "auto"),
});
export type SearchAttributes = v.InferOutput<typeof searchAttributes>;
