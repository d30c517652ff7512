import { getPage } from "../../../sdk/contracts/calls/page.ts";
import { composePage } from "../../shop/compose.ts";
import { PageReads } from "../../shop/page-reads.ts";
import { pageParameters } from "../../shop/page-parameters.ts";
import { openRendering } from "../../shop/rendering.ts";
import { AppError } from "../../errors.ts";
import { handle, type Routes } from "../handle.ts";

/** Pages of the shop as data, with what their elements ask the API for as they start. */
export const pageRoutes: Routes = (app, services) => {
  const opening = openRendering(services);
  // Without a build the call fails, and the rest of the API stands.
  opening.catch(() => {});

  handle(
    app,
    services,
    getPage,
    async ({ query, reply }) => {
      const address = URL.parse(query.path, services.env.PUBLIC_ORIGIN);
      const path = address && decoded(address.pathname);
      if (!address || path === null || address.origin !== services.env.PUBLIC_ORIGIN)
        throw new AppError("invalid_input", "A path of the shop is wanted.");
      const { search } = address;
      const parameters = pageParameters(path, address.searchParams);
      const rendering = await opening;
      const reads = new PageReads(services);
      const page = await composePage(services, path, parameters, rendering.buildId, reads);
      if ("redirect" in page) return { redirect: page.redirect + search };
      address.search = String(parameters);
      await rendering.readElements(page, address.href, reads);
      reply.status(page.status);
      return { ...page, answers: await reads.answers() };
    },
    { maxAge: 0 },
  );
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
