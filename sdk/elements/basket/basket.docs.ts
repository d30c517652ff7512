import type { basketAttributes } from "../../contracts/elements/basket.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-basket>`, for `custom-elements.json`. */
export const basketDocs: ElementDocs<typeof basketAttributes> = {
  description: "The basket: items with their countdown, edit, remove, hold again, and the way to paying.",
  attributes: {},
  slots: { empty: "Shown in an empty basket, below its link to the activities." },
  parts: {},
  cssProperties: {},
};
