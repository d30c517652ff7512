import * as v from "valibot";
import { hideable, hideableNamed, longestSearch, listingPageKinds, sorts } from "../discovery.ts";
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
  ),
);

/** Attributes of `<gipfel-listing>`: cards, filters, sort, view more, map drawer. */
export const listingAttributes = v.object({
  ...commonAttributes,
  "page-kind": v.optional(v.pipe(v.string(), v.trim(), v.picklist(listingPageKinds)), "listing"),
  "page-id": v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  locations: ids,
  types: ids,
  activities: ids,
  attributes: ids,
  sort: v.optional(v.picklist(sorts)),
  search: text(longestSearch),
  hide: hidden,
  picker: flag,
});
export type ListingAttributes = v.InferOutput<typeof listingAttributes>;
