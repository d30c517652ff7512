import { filteredInBrowser, type Sort } from "../../contracts/discovery.ts";
import { filtered } from "./facets.rules.ts";
import { isBookable } from "../../contracts/bookable.ts";
import { isNarrowed } from "./filters.rules.ts";
import type { DiscoveryContext, PoolQuery } from "./discovery.types.ts";
import { sortedActivities } from "./sorts.rules.ts";

/**
 * The sort where neither a sort was chosen nor a text is searched, and without a position (discovery spec §4, RULES
 * 21).
 */
export function defaultSort({ isRelevanceHidden }: Pick<DiscoveryContext, "isRelevanceHidden">): Sort {
  return isRelevanceHidden ? "popularityDesc" : "relevance";
}

/**
 * The sort that applies. `relevance` stands for no choice: it is relevance to the text while one is searched, on every
 * page; without a text, popularity takes its place where relevance is hidden.
 */
export function sortInUse(context: Pick<DiscoveryContext, "sort" | "search" | "isRelevanceHidden">): Sort {
  return context.sort === "relevance" && !isSearched(context) ? defaultSort(context) : context.sort;
}

/** Whether a text is searched. */
function isSearched({ search }: Pick<DiscoveryContext, "search">): boolean {
  return search.trim() !== "";
}

/** An activity that a list names and that can't be booked: the shop no longer has it, or it has no free date. */
export interface Unavailable {
  readonly activityId: number;
  readonly reason: "gone" | "sold_out";
}

type Named = Pick<DiscoveryContext, "scope" | "filters" | "search" | "results" | "total">;

/**
 * Of the activities that a list is about by name, those that can't be booked: known once all of the list has come, and
 * while nothing narrows it.
 */
export function unavailableIn({ scope, filters, search, results, total }: Named): readonly Unavailable[] {
  if (!scope || total === null || results.length < total || isNarrowed(filters, search)) return [];
  const listed = new Map(results.map((activity) => [activity.id, activity]));
  const isOfNamesAlone =
    !scope.nearby &&
    !scope.pointOfInterestId &&
    [scope.locationIds, scope.typeIds, scope.attributeIds].every((ids) => ids.length === 0);
  return scope.activityIds.flatMap((activityId): Unavailable[] => {
    const activity = listed.get(activityId);
    if (activity) return isBookable(activity) ? [] : [{ activityId, reason: "sold_out" }];
    // What else the list is about, or leaves out, may have taken it away.
    return isOfNamesAlone && !scope.skipIds.includes(activityId) ? [{ activityId, reason: "gone" }] : [];
  });
}

/**
 * The activities of a list that similar ones stand in for: all of one without anything to book, else those that are
 * gone; none otherwise.
 */
export function replacedIn(context: Named & Pick<DiscoveryContext, "options">): readonly number[] {
  if (isUnbookable(context)) return context.scope?.activityIds ?? [];
  return unavailableIn(context).flatMap(({ activityId, reason }) => (reason === "gone" ? [activityId] : []));
}

/** Whether the list is of activities by name, and none of them can be booked: gone, or sold out. */
function isUnbookable({
  scope,
  filters,
  search,
  options,
}: Pick<DiscoveryContext, "scope" | "filters" | "search" | "options">): boolean {
  return (scope?.activityIds.length ?? 0) > 0 && options?.bookable === 0 && !isNarrowed(filters, search);
}

/** Whether the scope is too large for the browser (RULES 25). */
export function isLarge({ options }: Pick<DiscoveryContext, "options">): boolean {
  return (options?.total ?? 0) > filteredInBrowser;
}

/** What of a list only the server can answer. */
export function poolQueryOf({ filters, search }: Pick<DiscoveryContext, "filters" | "search">): PoolQuery {
  const { date, reachableFrom } = filters;
  return { date, reachableFrom, search: search.trim() };
}

/** Whether a pool, or a fetch under way, answers something else than is wanted now. */
export function isOther(one: PoolQuery | null, context: Pick<DiscoveryContext, "filters" | "search">): boolean {
  const wanted = poolQueryOf(context);
  return !one || Object.entries(wanted).some(([name, value]) => one[name as keyof PoolQuery] !== value);
}

/** What the browser finds in its pool: filtered, sorted and counted. */
export function foundInPool(context: DiscoveryContext): Pick<DiscoveryContext, "results" | "total" | "facets"> {
  const { pool, filters, options, userLocation, scope } = context;
  const sort = sortInUse(context);
  const activities = pool?.activities ?? [];
  // The server answers with the best match first.
  const ranks =
    sort === "relevance" && isSearched(context) ? new Map(activities.map(({ id }, index) => [id, index])) : undefined;
  const { found, facets } = filtered(activities, filters, options);
  const results = sortedActivities(found, { sort, from: userLocation, pinned: scope?.pinned ?? [], ranks });
  return { results, total: results.length, facets };
}
