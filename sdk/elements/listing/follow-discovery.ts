import { fromCallback } from "xstate";
import type { Filters } from "../../contracts/discovery.ts";
import type { DiscoveryEvent, DiscoveryView } from "../../machines/discovery/discovery.types.ts";
import { viewOfDiscovery } from "../../machines/discovery/view.rules.ts";
import type { FollowInput, ListingEvent } from "../../machines/listing/listing.types.ts";
import type { DiscoveryActor, Services } from "../_kit/record.ts";
import { dateInShop } from "../../contracts/time.ts";
import { filtersIn } from "../../machines/discovery/address.rules.ts";
import { isOnlyListing, ownsAddress, showsListing } from "./address-owner.ts";
import { addressLeftEarly, listEntry } from "./list-history.ts";

/**
 * The group's discovery actor as an actor of the listing: sends `discovery.changed` now and with each change, and hands
 * the discovery's events on. The actor of a group that the listing made up for itself ends with it.
 */
export function followDiscovery<Event extends { type: string }>(services: Services) {
  return fromCallback<DiscoveryEvent, FollowInput, Event>(({ input, sendBack, receive }) => {
    const { group, isPrivate, given, asked } = input;
    let ended = false;
    const endings: (() => void)[] = [];
    const waiting: DiscoveryEvent[] = [];
    let hand = (event: DiscoveryEvent): void => void waiting.push(event);
    receive((event) => hand(event));
    actorOf(services, group).then(
      (actor) => {
        if (ended) return void (isPrivate && actor.stop?.());
        const release = showsListing(actor);
        hand = (event) => actor.send(event);
        const left = ownsAddress(actor) ? addressLeftEarly() : null;
        if (left) hand({ type: "filters.set", filters: filtersAt(left, services.now()) });
        const entry = listEntry();
        if (given.sort && !asked.hasSort && entry.sort === undefined) hand({ type: "sort.set", sort: given.sort });
        if (given.search && !asked.hasSearch && entry.search === undefined)
          hand({ type: "search.set", text: given.search });
        const { sort, search } = viewOfDiscovery(actor.getSnapshot() as never);
        const returned = isOnlyListing()
          ? { extra: Math.max(entry.extra ?? 0, asked.extra), card: entry.card ?? null }
          : { extra: asked.extra, card: null };
        sendBack({ type: "discovery.joined", sort, search, returned } satisfies ListingEvent as unknown as Event);
        waiting.splice(0).forEach(hand);
        const show = (snapshot: unknown) =>
          sendBack({
            type: "discovery.changed",
            discovery: viewOfDiscovery(snapshot as never) satisfies DiscoveryView,
          } as unknown as Event);
        const changes = actor.subscribe(show);
        endings.push(
          release,
          () => changes.unsubscribe(),
          () => void (isPrivate && actor.stop?.()),
        );
        show(actor.getSnapshot());
      },
      () => ended || sendBack({ type: "discovery.unreachable" } as unknown as Event),
    );
    return () => {
      ended = true;
      endings.forEach((end) => end());
    };
  });
}

/**
 * The group's actor. Where elements share nothing (a page that is rendered on the server), one of the listing's own.
 */
function actorOf(services: Services, group: string): Promise<DiscoveryActor> {
  return services.discovery(group).catch(async () => (await import("./start-discovery.ts")).startDiscovery(services));
}

function filtersAt({ searchParams }: URL, now: number): Filters {
  return filtersIn((name) => searchParams.get(name), [...new Set(searchParams.keys())], dateInShop(now));
}
