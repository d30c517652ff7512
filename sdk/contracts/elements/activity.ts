import * as v from "valibot";
import { commonAttributes, id, oneOf } from "./attributes.ts";

/** Attributes of `<gipfel-activity>`, the detail page. */
export const activityAttributes = v.object({
  ...commonAttributes,
  activity: id,
  mode: oneOf(["full", "inline", "widget", "confirm"], "full"),
});
export type ActivityAttributes = v.InferOutput<typeof activityAttributes>;
