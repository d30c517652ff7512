import { filteredInBrowser, type Sort } from "../../contracts/finding.ts";
import { filtered } from "./facets.rules.ts";
import type { FindingContext, PoolQuery } from "./finding.types.ts";
import { sorted } from "./sorts.rules.ts";

/** The sort that a list begins with, and falls back to (discovery spec §4, RULES 21). */
export function defaultSort({ isRelevanceHidden }: Pick<FindingContext, "isRelevanceHidden">): Sort {
  return isRelevanceHidden ? "popularityDesc" : "relevance";
}

/** A sort that can be had: where relevance is hidden, popularity takes its place. */
export function sortToUse(sort: Sort, context: Pick<FindingContext, "isRelevanceHidden">): Sort {
  return sort === "relevance" ? defaultSort(context) : sort;
}

/** Whether the scope is too large for the browser (RULES 25). */
export function isLarge({ options }: Pick<FindingContext, "options">): boolean {
  return (options?.total ?? 0) > filteredInBrowser;
}

/** What of a list only the server can answer. */
export function poolQueryOf({ filters, search }: Pick<FindingContext, "filters" | "search">): PoolQuery {
  return { date: filters.date, search: search.trim() };
}

/** Whether a pool, or a fetch under way, answers something else than is wanted now. */
export function isOther(one: PoolQuery | null, context: Pick<FindingContext, "filters" | "search">): boolean {
  const wanted = poolQueryOf(context);
  return one?.date !== wanted.date || one.search !== wanted.search;
}

/** Whether the search's own order, the best match first, is wanted: until the visitor sorts otherwise. */
export function isBestFirst(context: Pick<FindingContext, "search" | "sort" | "isRelevanceHidden">): boolean {
  return context.search.trim() !== "" && context.sort === defaultSort(context);
}

/** What the browser finds in its pool: filtered, sorted and counted. */
export function foundInPool(context: FindingContext): Pick<FindingContext, "results" | "total" | "facets"> {
  const { pool, filters, options, sort, userLocation, scope } = context;
  const activities = pool?.activities ?? [];
  const ranks = isBestFirst(context) ? new Map(activities.map(({ id }, index) => [id, index])) : undefined;
  const { found, facets } = filtered(activities, filters, options);
  const results = sorted(found, { sort, from: userLocation, pinned: scope?.pinned ?? [], ranks });
  return { results, total: results.length, facets };
}
