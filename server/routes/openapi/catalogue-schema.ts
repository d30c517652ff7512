import { catalogueSchema } from "../../catalogue/json-schema.ts";
import type { Routes } from "../handle.ts";

/** `/api/catalogue.schema.json`: what `npm run import` reads, for editors that check and complete. */
export const catalogueSchemaRoutes: Routes = (app) => {
  app.get("/catalogue.schema.json", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=300")
      .type("application/schema+json")
      .send(JSON.stringify(catalogueSchema)),
  );
};
