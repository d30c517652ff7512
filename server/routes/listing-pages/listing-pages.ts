import { getListingPage } from "../../../sdk/contracts/calls/listing.ts";
import { answerListingPage } from "../../reads/listing-page.ts";
import { handle, type Routes } from "../handle.ts";

const pageLife = 60;

export const listingPageRoutes: Routes = (app, services) => {
  handle(app, services, getListingPage, ({ params }) => answerListingPage(services, params), { maxAge: pageLife });
};
