import type { DiscoveryActor } from "../../elements/_kit/record.ts";

/** How many listings of this page show what an actor finds. */
const listings = new Map<DiscoveryActor, number>();

/** A listing shows what an actor finds; answers with the way to end it. */
export function showsListing(actor: DiscoveryActor): () => void {
  listings.set(actor, (listings.get(actor) ?? 0) + 1);
  return () => {
    const left = (listings.get(actor) ?? 1) - 1;
    if (left > 0) listings.set(actor, left);
    else listings.delete(actor);
  };
}

/** Whether a listing shows what an actor finds: a map may do so alone. */
export function isListed(actor: DiscoveryActor): boolean {
  return listings.has(actor);
}

/**
 * Whether the page's address is an actor's to write: its listings are the only ones of the page. Two groups would write
 * over each other.
 */
export function ownsAddress(actor: DiscoveryActor): boolean {
  return listings.size === 1 && listings.has(actor);
}

/** Whether the page has one listing alone: its length is stored in the page's history. */
export function isOnlyListing(): boolean {
  return listings.size === 1 && [...listings.values()][0] === 1;
}
