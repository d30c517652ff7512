import { fromCallback, fromPromise } from "xstate";
import { filtersOfHits, hitsPerPage, type IndexAnswer, indexOf } from "../../contracts/search.ts";
import { queryIndex, sendIndexEvents } from "../../contracts/calls/search.ts";
import type { SearchMachine } from "../../machines/search/search.machine.ts";
import type { Services } from "../_kit/record.ts";
import { addressOfGoal } from "./addresses.ts";
import { followGroup } from "./follow-group.ts";

/** Hits that are suggested where nothing is found. */
const mostSuggested = 6;

/** Suggestions for a text without hits: titles with any of its words, else what is popular. */
async function suggestions(
  find: (query: string, more: object) => Promise<IndexAnswer>,
  text: string,
): Promise<IndexAnswer["hits"]> {
  const similar = await find(text, {
    hitsPerPage: mostSuggested,
    removeWordsIfNoResults: "allOptional",
    restrictSearchableAttributes: ["title"],
  });
  return similar.hits.length > 0 ? similar.hits : (await find("", { hitsPerPage: mostSuggested })).hits;
}

/** Binds the search's machine to the services of its page. */
export function implementSearch(services: Services): Parameters<SearchMachine["provide"]>[0] {
  const { client, locale, address } = services;
  const index = indexOf(locale);
  return {
    actors: {
      query: fromPromise(async ({ input: { text, isMainLocale }, signal }) => {
        const find = (query: string, more: object) => {
          const filters = filtersOfHits(query, isMainLocale);
          return client.send(
            queryIndex,
            { params: { index }, body: { query, ...(filters ? { filters } : {}), ...more } },
            { signal },
          );
        };
        const { hits, queryID } = await find(text, { hitsPerPage, clickAnalytics: true });
        const suggested = hits.length > 0 || text.trim() === "" ? [] : await suggestions(find, text).catch(() => []);
        return { hits, queryId: queryID ?? null, suggested };
      }),
      group: followGroup(services),
      watchRoute: fromCallback(({ sendBack }) => address.watch(() => sendBack({ type: "route.changed" }))),
    },
    actions: {
      leave: (_, { goal, ...wanted }) => address.leave(addressOfGoal(goal, wanted, services)),
      reportClick(_, { hit, queryId, position }) {
        if (queryId === null) return;
        const click = {
          eventType: "click" as const,
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
