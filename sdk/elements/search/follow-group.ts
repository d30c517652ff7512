import { fromCallback } from "xstate";
import type { DiscoveryContext } from "../../machines/discovery/discovery.types.ts";
import type { SearchEvent, SharedFilters, GroupEvent } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The group's discovery actor as an actor of the search: sends what it wishes, now and with each change, and hands the
 * search's wishes on.
 */
export function followGroup(services: Services) {
  return fromCallback<GroupEvent, { group: string }, SearchEvent>(({ input, sendBack, receive }) => {
    let [ended, told] = [false, ""];
    const waiting: GroupEvent[] = [];
    let hand = (event: GroupEvent): void => void waiting.push(event);
    let stop = () => {};
    receive((event) => hand(event));
    services.discovery(input.group).then(
      (actor) => {
        if (ended) return;
        const tell = (snapshot: unknown) => {
          const shared = sharedFiltersIn((snapshot as { context: DiscoveryContext }).context);
          const text = JSON.stringify(shared);
          if (text !== told) sendBack({ type: "group.changed", shared });
          told = text;
        };
        const changes = actor.subscribe(tell);
        stop = () => changes.unsubscribe();
        hand = (event) => actor.send(event);
        waiting.splice(0).forEach(hand);
        tell(actor.getSnapshot());
      },
      // Without a listing in this build, or on a page that is rendered on the server, the search stands alone.
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  });
}

/** A listing has given the actor its scope: there is a list to narrow. */
function sharedFiltersIn({ search, filters, participants, scope }: DiscoveryContext): SharedFilters {
  return { search, date: filters.date, participants, childrenAges: filters.childrenAges, hasListing: scope !== null };
}
