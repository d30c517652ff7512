import { pageKinds, type PageKind } from "../../../sdk/contracts/discovery.ts";
import { getListingPage } from "../../../sdk/contracts/calls/listing.ts";
import { notFound } from "../../errors.ts";
import { listingPage } from "../../discovery/listing-page.ts";
import { handle, type Routes } from "../handle.ts";

const pageLife = 60;

export const listingPageRoutes: Routes = (app, services) => {
  const { env, discovery } = services;

  handle(
    app,
    services,
    getListingPage,
    async ({ params }) => {
      const kind = pageKinds.find((known): known is PageKind => known === params.kind);
      const { index } = await discovery.current();
      const page = kind && listingPage(index, kind, params.id, params.locale, env.PUBLIC_ORIGIN);
      if (!page) throw notFound("page_not_found");
      return page;
    },
    { maxAge: pageLife },
  );
};
