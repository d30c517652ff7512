import * as v from "valibot";
import { hideable, longestSearch, pageKinds, sorts, type Hideable } from "../finding.ts";
import { commonAttributes, flag, oneOf, text } from "./attributes.ts";

const idsWanted = "whole numbers above 0 with commas between are wanted";

/** Ids with commas between: `104,88`. */
const ids = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*(?:[1-9]\d{0,9}\s*(?:,\s*[1-9]\d{0,9}\s*)*)?$/, idsWanted),
      v.transform((list) => list.split(",").map(Number).filter(Boolean)),
      v.description(description),
    ),
  );

const hideWords = Object.keys(hideable) as Hideable[];

/** Words with spaces or commas between, of those a listing can hide. */
const hidden = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(v.picklist(hideWords)),
    v.description(`What is left out: a list of ${hideWords.join(", ")}.`),
  ),
);

/** Attributes of `<gipfel-listing>`: cards, filters, sort, view more, map drawer. */
export const listingAttributes = v.object({
  ...commonAttributes,
  "page-kind": oneOf(pageKinds, "listing", "Which kind of listing page it is."),
  "page-id": text(40, "The page's id: of a type, location or point of interest its own, of an attribute its item's, of the joined kinds 1010-11."),
  locations: ids("Only activities of these locations, by id."),
  types: ids("Only activities of these types, by id."),
  activities: ids("Only these activities, by content id."),
  attributes: ids("Only activities with any of these attribute items, by id."),
  sort: v.optional(v.pipe(v.picklist(sorts), v.description(`How it is sorted at first: ${sorts.join(", ")}.`))),
  search: text(longestSearch, "What is searched for at first."),
  hide: hidden,
  picker: flag("For affiliates: activities are picked, and a button configures a widget of them."),
});
export type ListingAttributes = v.InferOutput<typeof listingAttributes>;
