import * as v from "valibot";
import type { NavigatedPage } from "../../../host-site/page.ts";
import { composePage } from "../../shop/compose.ts";
import { PageReads } from "../../shop/page-reads.ts";
import { pageParameters } from "../../shop/page-parameters.ts";
import { openRendering } from "../../shop/rendering.ts";
import { AppError } from "../../errors.ts";
import type { Routes } from "../handle.ts";

const Query = v.object({ path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(2000)) });

/**
 * `GET /pages/?path=…`: a page of the shop as data with what its elements ask the API for as they start, for a
 * navigation within the browser. The shop's own matter: its shape may change with each build.
 */
export const pageRoutes: Routes = (app, services) => {
  const opening = openRendering(services);
  // Without a build the call fails, and the rest of the API stands.
  opening.catch(() => {});

  app.get("/pages/", async (request, reply) => {
    const requested = v.safeParse(Query, request.query);
    if (!requested.success) throw new AppError("invalid_input", "A path of the shop is wanted.");
    const address = URL.parse(requested.output.path, services.env.PUBLIC_ORIGIN);
    const path = address && decoded(address.pathname);
    if (!address || path === null || address.origin !== services.env.PUBLIC_ORIGIN)
      throw new AppError("invalid_input", "A path of the shop is wanted.");
    const { search } = address;
    const parameters = pageParameters(address.searchParams);
    const rendering = await opening;
    const reads = new PageReads(services);
    const page = await composePage(services, path, parameters, rendering.buildId, reads);
    reply.header("cache-control", "no-cache");
    if ("redirect" in page) return reply.send({ redirect: page.redirect + search });
    address.search = String(parameters);
    await rendering.readElements(page, address.href, reads);
    const navigated: NavigatedPage = { ...page, answers: await reads.answers() };
    return reply.status(page.status).send(navigated);
  });
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
