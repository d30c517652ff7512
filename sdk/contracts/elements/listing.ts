import * as v from "valibot";
import { hideable, hideableNamed, longestSearch, pageKinds, sorts } from "../discovery.ts";
import { commonAttributes, flag, text } from "./attributes.ts";
import { ids } from "./ids.ts";

const hideWords = Object.keys(hideable).join(", ");

/**
 * Words with spaces or commas between, of those a listing can hide. A raw check's issue keeps the value: the other
 * words count.
 */
const hidden = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? dataset.value.filter((word) => !hideableNamed(word)) : [];
      if (wrong.length > 0) addIssue({ message: `${wrong.join(", ")} can't be hidden, allowed are ${hideWords}` });
    }),
    v.description(`What is left out: a list of ${hideWords}.`),
  ),
);

/** Attributes of `<gipfel-listing>`: cards, filters, sort, view more, map drawer. */
export const listingAttributes = v.object({
  ...commonAttributes,
  "page-kind": v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.picklist(pageKinds)), "listing"),
    v.description("Which kind of listing page it is."),
  ),
  "page-id": v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(40),
      v.description(
        "The page's id: of a type, location or point of interest its own, of an attribute its item's, of the joined kinds 1010-11.",
      ),
    ),
  ),
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
