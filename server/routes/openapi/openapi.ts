import { describeCalls } from "../../reads/openapi/describe-calls.ts";
import type { Routes } from "../handle.ts";

/** `/api/openapi.json`: the API describes itself, from the same contracts that it parses with. */
export const openapiRoutes: Routes = (app, { env, ports }) => {
  const document = describeCalls(env.PUBLIC_ORIGIN, ports.signIn.sessionCookie);
  app.get("/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(document),
  );
};
