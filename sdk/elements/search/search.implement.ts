import { fromCallback, fromPromise } from "xstate";
import { hitsPerPage, indexOf, queryIndex, sendIndexEvents } from "../../contracts/search.ts";
import type { SearchMachine } from "../../machines/search/search.machine.ts";
import { filtersFor } from "../../machines/search/search.rules.ts";
import type { Services } from "../_kit/record.ts";
import { addressOfGoal } from "./addresses.ts";
import { followGroup } from "./follow-group.ts";

/** Binds the search's machine to the services of its page. */
export function implementSearch(services: Services): Parameters<SearchMachine["provide"]>[0] {
  const { client, locale, address } = services;
  const index = indexOf(locale);
  return {
    actors: {
      ask: fromPromise(async ({ input: { text, isMainLocale }, signal }) => {
        const filters = filtersFor(text, isMainLocale);
        const body = { query: text, hitsPerPage, clickAnalytics: true, ...(filters ? { filters } : {}) };
        const { hits, queryID } = await client.send(queryIndex, { params: { index }, body }, { signal });
        return { hits, queryId: queryID ?? null };
      }),
      group: followGroup(services) as never,
      watchRoute: fromCallback(({ sendBack }) => address.watch(() => sendBack({ type: "route.changed" }))),
    },
    actions: {
      leave: (_, { goal, ...wanted }) => address.leave(addressOfGoal(goal, wanted, services)),
      tellIndex(_, { hit, queryId, position }) {
        if (queryId === null) return;
        const click = {
          eventType: "click",
          eventName: "Hit Clicked",
          index,
          userToken: "anonymous",
          queryID: queryId,
          objectIDs: [hit.objectID],
          positions: [position],
          timestamp: services.now(),
        };
        // A lost click is the index's loss alone.
        client.send(sendIndexEvents, { body: { events: [click] } }).catch(() => {});
      },
    },
  };
}
