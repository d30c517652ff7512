import type { configuratorAttributes } from "../../contracts/elements/configurator.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-configurator>`, for `custom-elements.json`. */
export const configuratorDocs: ElementDocs<typeof configuratorAttributes> = {
  description: "Puts a widget together with a live preview, and writes the code that a partner's page needs.",
  attributes: {
    activity: "The activity that the widget books, by its content id.",
    activities: "The activities of a list, by content id. Without these two: the list of everything.",
  },
  slots: {},
  parts: {},
  cssProperties: {},
};
