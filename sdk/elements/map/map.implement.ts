import { fromCallback, fromPromise, type SnapshotFrom } from "xstate";
import { searchMap } from "../../contracts/calls/listing.ts";
import type { DiscoveryMachine } from "../../machines/discovery/discovery.machine.ts";
import type { DiscoveryEvent } from "../../machines/discovery/discovery.types.ts";
import { viewOfDiscovery } from "../../machines/discovery/view.rules.ts";
import type { MapMachine } from "../../machines/map/map.machine.ts";
import type { Following } from "../../machines/map/map.setup.ts";
import type { MapEvent } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";
import { narrowedQuery, scopeQuery } from "../../parts/discovery/discovery.calls.ts";

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
      discovery: followDiscovery(services),
    },
  };
}

/** Maps that stand alone: each has filters of its own. */
let alone = 0;

/** What the elements of a group share, as an actor of the map's machine. */
function followDiscovery(services: Services) {
  return fromCallback<DiscoveryEvent, Following>(({ sendBack, receive, input }) => {
    let ended = false;
    const early: DiscoveryEvent[] = [];
    let forward = (event: DiscoveryEvent): void => void early.push(event);
    let stop = () => {};
    receive((event) => forward(event));
    const group = input.group ?? `map ${(alone += 1)}`;
    services.discovery(group).then(
      (actor) => {
        if (ended) return;
        const read = (snapshot: SnapshotFrom<DiscoveryMachine>) =>
          sendBack({
            type: "discovery.changed",
            sought: { discovery: viewOfDiscovery(snapshot), scope: snapshot.context.scope },
          } satisfies MapEvent);
        const changes = actor.subscribe((snapshot) => read(snapshot));
        stop = () => {
          changes.unsubscribe();
          if (input.group === null) actor.stop?.();
        };
        forward = (event) => {
          // Where no listing says what it is about, the options are those of what the map shows.
          const isUnsaid = actor.getSnapshot().context.scope === null;
          if (event.type === "filters.wanted" && isUnsaid)
            actor.send({ type: "scope.set", scope: { activityIds: input.activityIds ?? [] } });
          actor.send(event);
        };
        if (input.group === null && input.filters) actor.send({ type: "address.changed", filters: input.filters });
        for (const event of early) forward(event);
        read(actor.getSnapshot());
      },
      () => ended || sendBack({ type: "discovery.unreachable" } satisfies MapEvent),
    );
    return () => {
      ended = true;
      stop();
    };
  });
}
