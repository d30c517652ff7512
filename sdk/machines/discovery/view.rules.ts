import type { DiscoveryContext, DiscoveryStatus, DiscoveryView } from "./discovery.types.ts";
import { sortInUse } from "./found.rules.ts";

const statuses: readonly [string, DiscoveryStatus][] = [
  ["failed", "failed"],
  ["waiting", "waiting"],
  ["stuck", "stuck"],
  ["busy", "busy"],
];

/** A discovery actor's snapshot as elements see it: everything but the pool, which is the actor's own affair. */
export function viewOfDiscovery(snapshot: {
  readonly context: DiscoveryContext;
  hasTag(tag: any): boolean;
}): DiscoveryView {
  const { filters, search, participants, userLocation, isRelevanceHidden, hasFiltered, hasSearched } = snapshot.context;
  const { initial, options, results, total, facets, suggestions, failure, locationError } = snapshot.context;
  return {
    filters,
    sort: sortInUse(snapshot.context),
    search,
    participants,
    userLocation,
    isRelevanceHidden,
    hasFiltered,
    hasSearched,
    initial,
    options,
    results,
    total,
    facets,
    suggestions,
    failure,
    locationError,
    status: statuses.find(([tag]) => snapshot.hasTag(tag))?.[1] ?? "ready",
    isLocating: snapshot.hasTag("locating"),
    isSuggesting: snapshot.hasTag("suggesting"),
  };
}
