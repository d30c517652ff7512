import { hideable } from "../../contracts/discovery.ts";
import type { buttonAttributes } from "../../contracts/elements/button.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-button>`, for `custom-elements.json`. */
export const buttonDocs: ElementDocs<typeof buttonAttributes> = {
  description: "A call to action that opens the booking widget of an activity, or a list of activities.",
  attributes: {
    activity: "The activity that the button books, by its content id.",
    activities: "The activities of the list that the button opens where it has no `activity`, by content id.",
    search: "What the list that the button opens is searched for.",
    hide: `What is left out of that list: ${Object.keys(hideable).join(", ")}.`,
    prefill: "What is filled in beforehand in the booking widget, as `<gipfel-booking>` takes it.",
    opens: "What a press opens: the booking widget or the list over this page, or the shop's page of it.",
    variant: "In the text, a wide call to action, or fixed to the window's corner.",
    text: "The button's words. Without them: Book now, in the visitor's language.",
    background: "Background, six hex digits.",
    color: "Words, six hex digits.",
  },
  slots: {
    "": "A link, shown until the button is ready, if `activity` is invalid, and in a widget that can't book.",
  },
  parts: {
    button: "The native button.",
    card: "Around the button of a call to action: picture, title, rating, price.",
  },
  cssProperties: {},
};
