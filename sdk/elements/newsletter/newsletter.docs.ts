import type { newsletterAttributes } from "../../contracts/elements/newsletter.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-newsletter>`, for `custom-elements.json`. */
export const newsletterDocs: ElementDocs<typeof newsletterAttributes> = {
  description: "Asks for the newsletter: one field, a human check without riddles, a mail that confirms.",
  attributes: {},
  slots: { "": "A link to what happens with the address; stands below the field." },
  parts: {},
  cssProperties: {},
};
