import { listActivities, listFacets } from "../../../sdk/contracts/calls/listing.ts";
import { answerFacets, answerList } from "../../reads/list.ts";
import { handle, type Routes } from "../handle.ts";

/** A list may be this old (seconds). */
const listLife = 60;

export const activitiesRoutes: Routes = (app, services) => {
  const { discovery } = services;
  const cacheOptions = { maxAge: listLife, tag: async () => (await discovery.current()).tag() };

  handle(
    app,
    services,
    listActivities,
    ({ params, query }) => answerList(services, params.locale, query),
    cacheOptions,
  );
  handle(app, services, listFacets, ({ params, query }) => answerFacets(services, params.locale, query), cacheOptions);
};
