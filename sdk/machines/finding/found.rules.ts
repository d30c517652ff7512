import { filteredInBrowser, type Sort } from "../../contracts/finding.ts";
import { filtered } from "./facets.rules.ts";
import type { FindingContext } from "./finding.types.ts";
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

/** What the browser finds in its pool: filtered, searched, sorted and counted. The visitor's own sort goes before the matches' order. */
export function foundInPool(context: FindingContext): Pick<FindingContext, "results" | "total" | "facets"> {
  const { pool, matches, search, filters, options, sort, userLocation, scope } = context;
  const ranks = search.trim() && matches ? new Map(matches.ids.map((id, index) => [id, index])) : undefined;
  const activities = (pool?.activities ?? []).filter(({ id }) => !ranks || ranks.has(id));
  const { found, facets } = filtered(activities, filters, options);
  const isBestFirst = sort === defaultSort(context);
  const results = sorted(found, { sort, from: userLocation, pinned: scope?.pinned ?? [], ranks: isBestFirst ? ranks : undefined });
  return { results, total: results.length, facets };
}
