import type { ListingGiven, ListingQuery } from "./listing.types.ts";

/** A list of everything, as its attributes say. */
export const given: ListingGiven = {
  kind: "listing",
  pageId: null,
  locations: [],
  types: [],
  activities: [],
  attributes: [],
  sort: null,
  search: null,
  hidden: [],
  isPicker: false,
  theme: "auto",
  brandColor: undefined,
  locale: "en_CH",
  group: null,
};
/** An address that says nothing of the list. */
export const query: ListingQuery = {
  activities: [],
  pinned: [],
  skipped: [],
  nearby: null,
  hidden: [],
  picked: [],
  isPicker: false,
  hasSort: false,
  hasSearch: false,
  drawer: null,
  extra: 0,
  hasPassedDate: false,
};
