import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import type { DiscoveryView } from "../../machines/discovery/discovery.types.ts";
import { shownOf } from "../../machines/listing/listing.rules.ts";
import type { ListingContext } from "../../machines/listing/listing.types.ts";

/** The state of a group without repetitions. */
interface CompactDiscovery extends Omit<DiscoveryView, "results" | "facets"> {
  /** A number n where they are the first n of `initial`. */
  readonly results: readonly ListedActivity[] | number;
  /** `options` where they equal the options. */
  readonly facets: Facets | "options" | null;
}

interface Persisted<Discovery> {
  readonly context: Omit<ListingContext, "discovery"> & { readonly discovery: Discovery | null };
}

/**
 * Makes a listing's persisted snapshot small enough for a page: it keeps the results that are shown, at least as many
 * as the first offers. The group's actor in the browser fetches the others itself.
 */
export function compactList(persisted: Persisted<DiscoveryView>): Persisted<CompactDiscovery> {
  const { context } = persisted;
  if (!context.discovery) return { ...persisted, context: { ...context, discovery: null } };
  const { initial, options, results, facets } = context.discovery;
  const included = results.slice(0, Math.max(shownOf(context).length, initial.length));
  const areInitial = included.every((activity, index) => isSame(activity, initial[index]));
  const discovery: CompactDiscovery = {
    ...context.discovery,
    results: areInitial ? included.length : included,
    facets: facets === options ? "options" : facets,
  };
  return { ...persisted, context: { ...context, discovery } };
}

/** Restores the snapshot that `compactList` made, for the machine. */
export function expandList(compact: Persisted<CompactDiscovery>): Persisted<DiscoveryView> {
  const { context } = compact;
  if (!context.discovery) return { ...compact, context: { ...context, discovery: null } };
  const { initial, options, results, facets } = context.discovery;
  const discovery: DiscoveryView = {
    ...context.discovery,
    results: typeof results === "number" ? initial.slice(0, results) : results,
    facets: facets === "options" ? options : facets,
  };
  return { ...compact, context: { ...context, discovery } };
}

function isSame(one: ListedActivity, other: ListedActivity | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
