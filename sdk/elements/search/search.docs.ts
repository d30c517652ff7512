import type { searchAttributes } from "../../contracts/elements/search.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-search>`, for `custom-elements.json`. */
export const searchDocs: ElementDocs<typeof searchAttributes> = {
  description: "The search: what is found while typing, with a day and people.",
  attributes: {
    placement: "A dropdown below the field, the full screen behind a bar, or what fits the width.",
  },
  slots: {},
  parts: {},
  cssProperties: {},
};
