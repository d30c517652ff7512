import type { Sort } from "../../../sdk/contracts/discovery.ts";
import { listActivities, listFacets } from "../../../sdk/contracts/listing.ts";
import { facets } from "../../discovery/facets.ts";
import { list, listSimilar } from "../../discovery/list.ts";
import { dateInZurich } from "../../wall-time.ts";
import { handle, type Routes } from "../handle.ts";
import { readIds, readNumber, readListPosition, readActivityQuery } from "./list-query.ts";

/** A list may be this old (seconds). */
const listLife = 60;
/** Activities of an answer (RULES 25), and of a page for the radius where none is said (RULES 22). */
const mostActivities = 2_000;
const pageOfRadius = 16;
const furthestOffset = 1_000_000;

export const activitiesRoutes: Routes = (app, services) => {
  const { clock, discovery } = services;
  const cacheOptions = { maxAge: listLife, tag: async () => (await discovery.current()).tag() };

  handle(
    app,
    services,
    listActivities,
    async ({ params, query }) => {
      const wanted = readActivityQuery(query, params.locale);
      const position = readListPosition(query);
      const pins = readIds(query.capi, "capi") ?? [];
      const limit = readNumber(query.limit, "limit", { from: 1, to: mostActivities, otherwise: mostActivities });
      const offset = readNumber(query.offset, "offset", { from: 0, to: furthestOffset, otherwise: 0 });
      const page = query.limit ? limit : pageOfRadius;
      const similarTo = readIds(query.similarTo?.replace(/^\d+$/, "[$&]"), "similarTo");
      const catalogue = await discovery.current();
      const places =
        similarTo === undefined
          ? await list(catalogue, {
              ...wanted,
              sort: query.sort ?? sortOtherwise(position !== null),
              position,
              pins,
              limit,
              offset,
              page,
            })
          : await listSimilar(services.db, catalogue, similarTo, wanted);
      return catalogue.cards.list(places, params.locale, {
        seats: catalogue.seats,
        today: dateInZurich(clock.now()),
        position,
      });
    },
    cacheOptions,
  );

  handle(
    app,
    services,
    listFacets,
    async ({ params, query }) =>
      facets(
        await discovery.current(),
        readActivityQuery(query, params.locale),
        readListPosition(query),
        params.locale,
      ),
    cacheOptions,
  );
};

/** Who says where they are wants what is near. */
function sortOtherwise(hasPosition: boolean): Sort {
  return hasPosition ? "distance" : "relevance";
}
