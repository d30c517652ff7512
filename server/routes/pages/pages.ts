import * as v from "valibot";
import { composePage } from "../../shop/compose.ts";
import { pageParameters } from "../../shop/page-parameters.ts";
import { renderedBuild } from "../../shop/rendering.ts";
import { AppError } from "../../errors.ts";
import type { Routes } from "../handle.ts";

const Query = v.object({ path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(2000)) });

/**
 * `GET /pages/?path=…`: a page of the shop as data, for a navigation within the browser. The shop's own matter: its
 * shape may change with each build.
 */
export const pageRoutes: Routes = (app, services) => {
  app.get("/pages/", async (request, reply) => {
    const requested = v.safeParse(Query, request.query);
    if (!requested.success) throw new AppError("invalid_input", "A path of the shop is wanted.");
    const address = URL.parse(requested.output.path, services.env.PUBLIC_ORIGIN);
    const path = address && decoded(address.pathname);
    if (!address || path === null || address.origin !== services.env.PUBLIC_ORIGIN)
      throw new AppError("invalid_input", "A path of the shop is wanted.");
    const page = await composePage(services, path, pageParameters(address.searchParams), await renderedBuild());
    reply.header("cache-control", "no-cache");
    return "redirect" in page
      ? reply.send({ redirect: page.redirect + address.search })
      : reply.status(page.status).send(page);
  });
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
