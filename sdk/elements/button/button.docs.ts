import type { buttonAttributes } from "../../contracts/elements/button.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-button>`, for `custom-elements.json`. */
export const buttonDocs: ElementDocs<typeof buttonAttributes> = {
  description: "A call to action that opens the booking widget of an activity, or leads to the listing.",
  attributes: {
    activity: "The activity that the button books, by its content id.",
    variant: "In the text, a wide call to action, or fixed to the window's corner.",
    text: "The button's words. Without them: Book now, in the visitor's language.",
    background: "Background, six hex digits.",
    color: "Words, six hex digits.",
  },
  slots: {
    "": "A link, shown until the button is ready, if `activity` is invalid, and in a widget that can't book.",
  },
  parts: { button: "The native button." },
  cssProperties: {},
};
