import * as v from "valibot";
import { commonAttributes, id, oneOf } from "./attributes.ts";

/** Attributes of `<gipfel-activity>`, the detail page. */
export const activityAttributes = v.object({
  ...commonAttributes,
  activity: id("The activity to show, by its content id."),
  mode: oneOf(
    ["full", "inline", "widget", "confirm"],
    "full",
    "The full page, in another page's flow, in a widget, or its content alone.",
  ),
});
export type ActivityAttributes = v.InferOutput<typeof activityAttributes>;
