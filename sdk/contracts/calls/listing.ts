import * as v from "valibot";
import { call } from "../call.ts";
import { Facets, FilterAttribute, ListedActivity, ListingPage, MapActivity } from "../listing.ts";

/**
 * `GET /activities/{locale}/` (discovery spec §7). With `lat` and `long` it answers what is near: 10 km, then 10 more
 * until a page is full or 200 km are reached (RULES 22). `similarTo` (`167`, `[167,501]`) answers the similar ones of
 * activities, eight at most (RULES 23), also of those off sale; where no id is known, the most relevant bookable ones.
 * `capi` pins activities first. `filters.reachableFrom` leaves what public transport reaches from a place within an
 * hour: 404 `place_not_found`, 422 `outside_timetable` for a date that the timetable doesn't cover. 400 `invalid_input`
 * for an unknown sort, a malformed list or coordinates out of range.
 */
export const listActivities = call({ method: "GET", path: "/activities/{locale}/", answer: v.array(ListedActivity) });

/** `GET /activities/{locale}/facets/`: totals and counts of the same list (RULES 25). */
export const listFacets = call({ method: "GET", path: "/activities/{locale}/facets/", answer: Facets });

/**
 * `GET /listing-pages/{locale}/{kind}/{id}/`. The id of a type, location or point of interest is its own, of an
 * attribute page its item's, of the joined kinds both with a dash: `1010-11`. `listing` has the id `all`. 404
 * `page_not_found`.
 */
export const getListingPage = call({
  method: "GET",
  path: "/listing-pages/{locale}/{kind}/{id}/",
  answer: ListingPage,
});

/** `GET /search/{locale}/` (discovery spec §7): the points of the map and the attributes to filter them by. */
export const searchMap = call({
  method: "GET",
  path: "/search/{locale}/",
  answer: v.object({ total: v.number(), activities: v.array(MapActivity), attributes: v.array(FilterAttribute) }),
});
