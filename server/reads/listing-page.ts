import type { ParsedInput } from "../../sdk/contracts/call.ts";
import type { getListingPage } from "../../sdk/contracts/calls/listing.ts";
import { listingPageKinds } from "../../sdk/contracts/discovery.ts";
import type { ListingPage } from "../../sdk/contracts/listing.ts";
import { listingPage } from "../discovery/listing-page.ts";
import { notFound } from "../errors.ts";
import type { Services } from "../services.ts";

/** The head of a listing page. Throws 404 `page_not_found`. */
export async function answerListingPage(
  { env, discovery }: Pick<Services, "env" | "discovery">,
  { locale, kind, id }: ParsedInput<typeof getListingPage>["params"],
): Promise<ListingPage> {
  const known = listingPageKinds.find((each) => each === kind);
  const page = known && listingPage((await discovery.current()).index, known, id, locale, env.PUBLIC_ORIGIN);
  if (!page) throw notFound("page_not_found");
  return page;
}
