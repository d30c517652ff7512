import * as v from "valibot";
import { longestSearch, listingPageKinds, sorts } from "../discovery.ts";
import { commonAttributes, flag, text } from "./attributes.ts";
import { hidden } from "./hidden.ts";
import { ids } from "./ids.ts";

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
