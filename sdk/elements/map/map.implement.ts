import { fromCallback, fromPromise } from "xstate";
import { searchMap } from "../../contracts/listing.ts";
import type { DiscoveryContext, DiscoveryEvent } from "../../machines/discovery/discovery.types.ts";
import { viewOfDiscovery } from "../../machines/discovery/view.rules.ts";
import type { MapMachine } from "../../machines/map/map.machine.ts";
import type { MapEvent, MapInput } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";
import { narrowedQuery, scopeQuery } from "../listing/discovery.calls.ts";

/** Binds the map's machine to the services of its page. */
export function implementMap(services: Services): Parameters<MapMachine["provide"]>[0] {
  return {
    actors: {
      loadPoints: fromPromise(({ input: { activityIds, sought, bounds }, signal }) => {
        const query = {
          ...(sought?.scope ? scopeQuery(sought.scope) : {}),
          ...(sought ? narrowedQuery(sought.discovery.filters, sought.discovery.search) : {}),
          ...(activityIds ? { activityIds: JSON.stringify(activityIds) } : {}),
          ...(bounds ? { bounds: bounds.map((degree) => degree.toFixed(4)).join(",") } : {}),
        };
        return services.client.send(searchMap, { params: { locale: services.locale }, query }, { signal });
      }),
      locate: fromPromise(() => services.position()),
      discovery: followDiscovery(services) as never,
    },
  };
}

/** Maps that stand alone: each has filters of its own. */
let alone = 0;

/** What the elements of a group share, as an actor of the map's machine. */
function followDiscovery(services: Services) {
  return fromCallback<DiscoveryEvent, Pick<MapInput, "group" | "activityIds">, MapEvent>(
    ({ sendBack, receive, input }) => {
      let ended = false;
      let hand = (_event: DiscoveryEvent): void => {};
      let stop = () => {};
      receive((event) => hand(event));
      const group = input.group ?? `map ${(alone += 1)}`;
      services.discovery(group).then(
        (actor) => {
          if (ended) return;
          const read = (snapshot: { readonly context: DiscoveryContext; hasTag(tag: string): boolean }) =>
            sendBack({
              type: "discovery.changed",
              sought: { discovery: viewOfDiscovery(snapshot), scope: snapshot.context.scope },
            });
          const changes = actor.subscribe((snapshot) => read(snapshot as never));
          stop = () => {
            changes.unsubscribe();
            if (input.group === null) actor.stop?.();
          };
          hand = (event) => {
            // Where no listing says what it is about, the options are those of what the map shows.
            const isUnsaid = (actor.getSnapshot() as { context: DiscoveryContext }).context.scope === null;
            if (event.type === "filters.wanted" && isUnsaid)
              actor.send({ type: "scope.set", scope: { activityIds: input.activityIds ?? [] } });
            actor.send(event);
          };
          read(actor.getSnapshot() as never);
        },
        () => ended || sendBack({ type: "discovery.unreachable" }),
      );
      return () => {
        ended = true;
        stop();
      };
    },
  );
}
