import * as v from "valibot";
import { Ideas } from "../ideas.ts";

/**
 * A page that is one element: `elements.main`. Its heading is the element's own ("none"), or the page's, visible or for
 * screen readers only. Where the element has nothing to show (an empty basket), `ideas` are below its text; null where
 * there are none.
 */
export const ElementBody = v.object({
  view: v.literal("element"),
  title: v.string(),
  heading: v.picklist(["none", "visible", "visuallyHidden"]),
  isWide: v.boolean(),
  ideas: v.nullable(Ideas),
});
export type ElementBody = v.InferOutput<typeof ElementBody>;
