import { searchMap } from "../../../sdk/contracts/calls/listing.ts";
import { readBounds, readNumber, readActivityQuery } from "../../discovery/list-query.ts";
import { handle, type Routes } from "../handle.ts";

const mapLife = 60;
const mostPoints = 20_000;

export const mapRoutes: Routes = (app, services) => {
  const { discovery } = services;

  handle(
    app,
    services,
    searchMap,
    async ({ params, query }) => {
      const wanted = readActivityQuery(query, params.locale);
      const limit = readNumber(query.limit, "limit", { from: 1, to: mostPoints, otherwise: mostPoints });
      const within = { ...wanted, scope: { ...wanted.scope, bounds: readBounds(query.bounds) } };
      const catalogue = await discovery.current();
      return catalogue.map.answer(catalogue, within, limit, params.locale);
    },
    { maxAge: mapLife, tag: async () => (await discovery.current()).tag() },
  );
};
