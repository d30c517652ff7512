import { fromCallback, type SnapshotFrom } from "xstate";
import type { Filters } from "../../contracts/discovery.ts";
import type { DiscoveryMachine } from "../../machines/discovery/discovery.machine.ts";
import type { DiscoveryEvent } from "../../machines/discovery/discovery.types.ts";
import { viewOfDiscovery } from "../../machines/discovery/view.rules.ts";
import type { FollowInput, ListingEvent } from "../../machines/listing/listing.types.ts";
import type { DiscoveryActor, Services } from "../_kit/record.ts";
import { dateInShop } from "../../contracts/time.ts";
import { filtersIn } from "../../machines/discovery/address.rules.ts";
import { isOnlyListing, ownsAddress, showsListing } from "../../parts/discovery/address-owner.ts";
import { addressLeftEarly, listEntry } from "../../parts/discovery/list-history.ts";
import { setGivenOrder } from "../../parts/discovery/given-order.ts";
import { nextTask } from "../_kit/next-task.ts";
import { loadResultViews } from "./lazy-views.ts";
import { renderedCardsOf } from "./rendered-cards.ts";

/**
 * The group's discovery actor as an actor of the listing: sends `discovery.changed` now and with each change, and
 * forwards events to it. The actor of a group that the listing made up for itself ends with it.
 */
export function followDiscovery(services: Services) {
  return fromCallback<DiscoveryEvent, FollowInput>(({ input, sendBack, receive }) => {
    const { group, isPrivate, given, query } = input;
    let ended = false;
    const endings: (() => void)[] = [];
    const waiting: DiscoveryEvent[] = [];
    let forward = (event: DiscoveryEvent): void => void waiting.push(event);
    receive((event) => forward(event));
    actorOf(services, group).then(
      async (actor) => {
        // A rendered list is hydrated first: it shows what it has.
        if (renderedCardsOf(services)) await nextTask();
        if (ended) return void (isPrivate && actor.stop?.());
        const release = showsListing(actor, loadResultViews);
        forward = (event) => actor.send(event);
        const left = ownsAddress(actor) ? addressLeftEarly(services.address) : null;
        if (left) forward({ type: "filters.set", filters: filtersAt(left, services.now()) });
        const entry = listEntry(services.address);
        const givenSort = query.hasSort ? undefined : (given.sort ?? undefined);
        setGivenOrder(actor, {
          sort: givenSort,
          search: (query.hasSearch ? services.address.query("s") : given.search) ?? "",
        });
        if (givenSort && entry.sort === undefined) forward({ type: "sort.set", sort: givenSort });
        if (given.search && !query.hasSearch && entry.search === undefined)
          forward({ type: "search.set", text: given.search });
        const { sort, search } = viewOfDiscovery(actor.getSnapshot());
        const own = isOnlyListing() ? entry : {};
        const returned = { extra: Math.max(own.extra ?? 0, query.extra), card: own.card ?? null };
        sendBack({ type: "discovery.joined", sort, search, returned } satisfies ListingEvent);
        waiting.splice(0).forEach(forward);
        const show = (snapshot: SnapshotFrom<DiscoveryMachine>) =>
          sendBack({
            type: "discovery.changed",
            discovery: viewOfDiscovery(snapshot),
          } satisfies ListingEvent);
        const changes = actor.subscribe(show);
        endings.push(
          release,
          () => changes.unsubscribe(),
          () => void (isPrivate && actor.stop?.()),
        );
        show(actor.getSnapshot());
      },
      () => ended || sendBack({ type: "discovery.unreachable" } satisfies ListingEvent),
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
  return services
    .discovery(group)
    .catch(async () => (await import("../../parts/discovery/start-discovery.ts")).startDiscovery(services));
}

function filtersAt({ searchParams }: URL, now: number): Filters {
  return filtersIn(
    (name) => searchParams.get(name),
    [...new Set(searchParams.keys())],
    () => dateInShop(now),
  );
}
