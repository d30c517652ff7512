import { fromCallback } from "xstate";
import type { Filters } from "../../contracts/finding.ts";
import type { FindingEvent, FindingView } from "../../machines/finding/finding.types.ts";
import { viewOfFinding } from "../../machines/finding/view.rules.ts";
import type { FollowInput, ListingEvent } from "../../machines/listing/listing.types.ts";
import type { FindingActor, Services } from "../_kit/record.ts";
import { dateInShop } from "../../contracts/time.ts";
import { filtersIn } from "../../machines/finding/address.rules.ts";
import { isOnlyListing, ownsAddress, showsListing } from "./address-owner.ts";
import { addressLeftEarly, listEntry } from "./list-history.ts";

/**
 * The group's finding actor as an actor of the listing: sends `finding.changed` now and with each change, and hands the finding's
 * events on. The actor of a group that the listing made up for itself ends with it.
 */
export function followFinding<Event extends { type: string }>(services: Services) {
  return fromCallback<FindingEvent, FollowInput, Event>(({ input, sendBack, receive }) => {
    const { group, isPrivate, given, asked } = input;
    let ended = false;
    const endings: (() => void)[] = [];
    const waiting: FindingEvent[] = [];
    let hand = (event: FindingEvent): void => void waiting.push(event);
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
        if (given.search && !asked.hasSearch && entry.search === undefined) hand({ type: "search.set", text: given.search });
        const { sort, search } = viewOfFinding(actor.getSnapshot() as never);
        const returned = isOnlyListing() ? { extra: Math.max(entry.extra ?? 0, asked.extra), card: entry.card ?? null } : { extra: asked.extra, card: null };
        sendBack({ type: "finding.joined", sort, search, returned } satisfies ListingEvent as unknown as Event);
        waiting.splice(0).forEach(hand);
        const show = (snapshot: unknown) =>
          sendBack({ type: "finding.changed", finding: viewOfFinding(snapshot as never) satisfies FindingView } as unknown as Event);
        const changes = actor.subscribe(show);
        endings.push(
          release,
          () => changes.unsubscribe(),
          () => void (isPrivate && actor.stop?.()),
        );
        show(actor.getSnapshot());
      },
      () => ended || sendBack({ type: "finding.unreachable" } as unknown as Event),
    );
    return () => {
      ended = true;
      endings.forEach((end) => end());
    };
  });
}

/** The group's actor. Where elements share nothing (a page that is rendered on the server), one of the listing's own. */
function actorOf(services: Services, group: string): Promise<FindingActor> {
  return services.finding(group).catch(async () => (await import("./start-finding.ts")).startFinding(services));
}

function filtersAt({ searchParams }: URL, now: number): Filters {
  return filtersIn((name) => searchParams.get(name), [...new Set(searchParams.keys())], dateInShop(now));
}
