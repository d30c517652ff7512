import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import type { DiscoveryView } from "../../machines/discovery/discovery.types.ts";
import { shownOf } from "../../machines/listing/listing.rules.ts";
import type { ListingContext } from "../../machines/listing/listing.types.ts";

/** A list in a page: what is the same is there once. */
interface ShippedDiscovery extends Omit<DiscoveryView, "results" | "facets"> {
  /** A number where they are the first so many of `initial`. */
  readonly results: readonly ListedActivity[] | number;
  readonly facets: Facets | "options" | null;
}

interface Persisted<Discovery> {
  readonly context: Omit<ListingContext, "discovery"> & { readonly discovery: Discovery | null };
}

/**
 * A listing's persisted snapshot as a page carries it: of the results what is shown, or as many as the first offers. The
 * group's actor of the browser fetches the others itself.
 */
export function shrinkList(persisted: Persisted<DiscoveryView>): Persisted<ShippedDiscovery> {
  const { context } = persisted;
  if (!context.discovery) return { ...persisted, context: { ...context, discovery: null } };
  const { initial, options, results, facets } = context.discovery;
  const shipped = results.slice(0, Math.max(shownOf(context).length, initial.length));
  const areInitial = shipped.every((activity, index) => isSame(activity, initial[index]));
  const discovery: ShippedDiscovery = {
    ...context.discovery,
    results: areInitial ? shipped.length : shipped,
    facets: facets === options ? "options" : facets,
  };
  return { ...persisted, context: { ...context, discovery } };
}

/** The snapshot that a page carries, as the machine takes it. */
export function expandList(shipped: Persisted<ShippedDiscovery>): Persisted<DiscoveryView> {
  const { context } = shipped;
  if (!context.discovery) return { ...shipped, context: { ...context, discovery: null } };
  const { initial, options, results, facets } = context.discovery;
  const discovery: DiscoveryView = {
    ...context.discovery,
    results: typeof results === "number" ? initial.slice(0, results) : results,
    facets: facets === "options" ? options : facets,
  };
  return { ...shipped, context: { ...context, discovery } };
}

function isSame(one: ListedActivity, other: ListedActivity | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
