import type { ListingPageKind } from "../../../sdk/contracts/discovery.ts";
import { getListingPage, listActivities } from "../../../sdk/contracts/calls/listing.ts";
import { listingPagePath } from "../../discovery/listing-page.ts";
import { pageGroup, deferredAttribute, type LoadInput, type LoadedPage } from "../loaded-page.ts";
import { pageWords } from "../../words/page-words.ts";

/** Activities that a listing page names to search engines: those that its element requests first. */
const named = 16;

/** A listing page (discovery spec §2); null where there is none. */
export async function loadListing(input: LoadInput, kind: ListingPageKind, id: string): Promise<LoadedPage | null> {
  const { services, reads, locale } = input;
  const page = await reads.find(getListingPage, { params: { locale, kind, id } });
  if (!page) return null;
  const { index } = await services.discovery.current();
  const query = { ...page.scope, sort: "relevance", limit: String(named) } as const;
  return {
    status: 200,
    kind,
    key: kind === "listing" ? "activities" : null,
    id,
    pathIn: (each) => listingPagePath(index, kind, id, each)!,
    elements: {
      main: {
        tag: "gipfel-listing",
        attributes: { "page-kind": kind, "page-id": id, group: pageGroup, locale, [deferredAttribute]: "" },
      },
    },
    body: { view: "element", title: page.title, heading: "none", isWide: true, ideas: null },
    head: {
      title: kind === "listing" ? pageWords(locale).activities.title : page.title,
      description: page.teaser || (kind === "listing" ? pageWords(locale).activities.description : ""),
      picture: page.picture,
      breadcrumbs: page.breadcrumbs,
      listing: { page, activities: await reads.send(listActivities, { params: { locale }, query }) },
    },
  };
}
