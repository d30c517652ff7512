import * as v from "valibot";
import { commonAttributes, id } from "./attributes.ts";

/** Attributes of `<gipfel-reviews>`: what travellers say of an activity. */
export const reviewsAttributes = v.object({
  ...commonAttributes,
  activity: id,
});
