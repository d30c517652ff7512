import { hideable, sorts } from "../../contracts/discovery.ts";
import type { listingAttributes } from "../../contracts/elements/listing.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-listing>`, for `custom-elements.json`. */
export const listingDocs: ElementDocs<typeof listingAttributes> = {
  description: "A list of activities: cards, filters, sort, view more, map drawer; or a whole listing page.",
  attributes: {
    "page-kind": "Which kind of listing page it is.",
    "page-id":
      "The page's id: of a type, location or point of interest its own, of an attribute its item's, of the joined kinds 1010-11.",
    locations: "Only activities of these locations, by id.",
    types: "Only activities of these types, by id.",
    activities: "Only these activities, by content id.",
    attributes: "Only activities with any of these attribute items, by id.",
    sort: `How it is sorted at first: ${sorts.join(", ")}.`,
    search: "What is searched for at first.",
    hide: `What is left out: a list of ${Object.keys(hideable).join(", ")}.`,
    picker: "For affiliates: activities are picked, and a button configures a widget of them.",
  },
  slots: {
    "": "A link, shown until the element is ready and where the list is empty, missing or not loaded.",
  },
  parts: { hero: "The head of a listing page, with its title and picture." },
  cssProperties: {},
};
