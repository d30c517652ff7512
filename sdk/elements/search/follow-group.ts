import { fromCallback } from "xstate";
import type { DiscoveryContext } from "../../machines/discovery/discovery.types.ts";
import type { SearchEvent, SharedFilters, GroupEvent } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The group's discovery actor as an actor of the search's machine: sends `group.changed` with the shared filters now
 * and on each change, and forwards the search's events.
 */
export function followGroup(services: Services) {
  return fromCallback<GroupEvent, { group: string }>(({ input, sendBack, receive }) => {
    let [ended, reported] = [false, ""];
    const waiting: GroupEvent[] = [];
    let forward = (event: GroupEvent): void => void waiting.push(event);
    let stop = () => {};
    receive((event) => forward(event));
    services.discovery(input.group).then(
      (actor) => {
        if (ended) return;
        const report = ({ context }: { readonly context: DiscoveryContext }) => {
          const shared = sharedFiltersIn(context);
          const text = JSON.stringify(shared);
          if (text !== reported) sendBack({ type: "group.changed", shared } satisfies SearchEvent);
          reported = text;
        };
        const changes = actor.subscribe(report);
        stop = () => changes.unsubscribe();
        forward = (event) => actor.send(event);
        waiting.splice(0).forEach(forward);
        report(actor.getSnapshot());
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
