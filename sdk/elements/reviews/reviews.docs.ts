import type { reviewsAttributes } from "../../contracts/elements/reviews.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-reviews>`, for `custom-elements.json`. */
export const reviewsDocs: ElementDocs<typeof reviewsAttributes> = {
  description: "The reviews of an activity: stars, filters, search, helpful votes, replies.",
  attributes: {
    activity: "The activity, by its content id.",
  },
  slots: {
    "": "Shown until the element is ready and where the activity or its reviews can't be shown.",
  },
  parts: {},
  cssProperties: {},
};
