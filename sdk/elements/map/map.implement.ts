import { fromCallback, fromPromise } from "xstate";
import { searchMap } from "../../contracts/listing.ts";
import type { FindingView as WholeFinding } from "../../machines/finding/finding.types.ts";
import type { MapMachine } from "../../machines/map/map.machine.ts";
import type { MapEvent } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";

/** Binds the map's machine to the services of its page. */
export function implementMap(services: Services): Parameters<MapMachine["provide"]>[0] {
  const { client } = services;
  return {
    actors: {
      loadPoints: fromPromise(({ input: { activityIds, filters, search, bounds }, signal }) =>
        client.send(
          searchMap,
          {
            params: { locale: services.locale },
            query: {
              filters: JSON.stringify(filters),
              ...(search ? { s: search } : {}),
              ...(activityIds ? { activityIds: JSON.stringify(activityIds) } : {}),
              ...(bounds ? { bounds: bounds.map((degree) => degree.toFixed(4)).join(",") } : {}),
            },
          },
          { signal },
        ),
      ),
      locate: fromPromise(() => services.position()),
      finding: followFinding(services) as never,
    },
  };
}

/** Groups of maps that stand alone: each has filters of its own. */
let alone = 0;

/** What the elements of a group share, as an actor of the map's machine. */
function followFinding(services: Services) {
  return fromCallback<MapEvent, { group: string | null }, MapEvent>(({ sendBack, receive, input }) => {
    let ended = false;
    const waiting: MapEvent[] = [];
    let hand = (event: MapEvent): void => void waiting.push(event);
    let stop = () => {};
    receive((event) => hand(event));
    services.finding(input.group ?? `map ${(alone += 1)}`).then(
      (actor) => {
        if (ended) return;
        const read = ({ context }: { context: WholeFinding }) =>
          sendBack({ type: "finding.changed", finding: { filters: context.filters, search: context.search, facets: context.facets } });
        const changes = actor.subscribe((snapshot) => read(snapshot as never));
        stop = () => changes.unsubscribe();
        hand = (event) => actor.send(event);
        waiting.splice(0).forEach(hand);
        read(actor.getSnapshot() as never);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  });
}
