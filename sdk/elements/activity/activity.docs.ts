import type { activityAttributes } from "../../contracts/elements/activity.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-activity>`, for `custom-elements.json`. */
export const activityDocs: ElementDocs<typeof activityAttributes> = {
  description: "The detail page of an activity: pictures, key facts, contents, reviews, booking, similar ones.",
  attributes: {
    activity: "The activity to show, by its content id.",
    mode: "The full page, in another page's flow, in a widget, or its content alone.",
  },
  slots: {
    "": "A link, shown until the element is ready and where the activity can't be shown or booked.",
  },
  parts: {},
  cssProperties: {},
};
