import type { DiscoveryActor } from "../../elements/_kit/record.ts";

/** What shows an actor's finds: how many listings of this page, and what loads their views. */
interface Shown {
  readonly count: number;
  readonly loadViews: () => Promise<void>;
}

const listings = new Map<DiscoveryActor, Shown>();
const countOf = (actor: DiscoveryActor) => listings.get(actor)?.count ?? 0;

/** A listing shows what an actor finds; answers with the way to end it. */
export function showsListing(actor: DiscoveryActor, loadViews: () => Promise<void>): () => void {
  listings.set(actor, { count: countOf(actor) + 1, loadViews });
  return () => {
    const count = countOf(actor) - 1;
    if (count > 0) listings.set(actor, { count, loadViews });
    else listings.delete(actor);
  };
}

/** Loads what listings show an actor's finds with; nothing where a map alone shows them. */
export async function loadListingViews(actor: DiscoveryActor): Promise<void> {
  await listings.get(actor)?.loadViews();
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
  return listings.size === 1 && [...listings.values()][0]?.count === 1;
}
