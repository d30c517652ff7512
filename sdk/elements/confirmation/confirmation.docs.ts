import type { confirmationAttributes } from "../../contracts/elements/confirmation.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-confirmation>`, for `custom-elements.json`. */
export const confirmationDocs: ElementDocs<typeof confirmationAttributes> = {
  description: "After paying: the tickets, the calendar file, the way, the receipt.",
  attributes: {
    booking: "The booking to show. Without it: bookingId of the page's address.",
  },
  slots: { empty: "Shown where the booking is unknown." },
  parts: {},
  cssProperties: {},
};
