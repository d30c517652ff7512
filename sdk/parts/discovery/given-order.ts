import type { ListEntry } from "../../contracts/list-entry.ts";
import type { DiscoveryActor } from "../../elements/_kit/record.ts";

type Order = { readonly [Name in "sort" | "search"]?: ListEntry[Name] | undefined };

/** The order that attributes and address say, by the actor of their group. */
const given = new WeakMap<DiscoveryActor, Order>();

export function setGivenOrder(actor: DiscoveryActor, order: Order): void {
  given.set(actor, order);
}

/**
 * What the visitor has chosen of an order. What an attribute says is no choice: it may come to be set when the entry of
 * the browser's history is the next page's already.
 */
export function chosenOrder(actor: DiscoveryActor, { sort, search }: Order): Order {
  const order = given.get(actor);
  return { sort: sort === order?.sort ? undefined : sort, search: search === order?.search ? undefined : search };
}
