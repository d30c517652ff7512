import { noFilters, type PageKind } from "../../../sdk/contracts/discovery.ts";
import type { ListedActivity, ListingPage } from "../../../sdk/contracts/listing.ts";
import { mainLocaleOf } from "../../../sdk/contracts/locale.ts";
import { list } from "../../discovery/list.ts";
import type { LoadedCatalogue } from "../../discovery/loaded-catalogue.ts";
import { listingPage, listingPagePath } from "../../discovery/listing-page.ts";
import { momentOf } from "../moment.ts";
import { pageGroup, deferredAttribute, type LoadInput, type Loaded } from "../loaded.ts";
import { pageWords } from "../../../host-site/pages/words.ts";

/** Activities that a listing page names to search engines. */
const named = 16;

/** A listing page (discovery spec §2); null where there is none. */
export async function loadListing(input: LoadInput, kind: PageKind, id: string): Promise<Loaded | null> {
  const { services, locale } = input;
  const catalogue = await services.discovery.current();
  const page = listingPage(catalogue.index, kind, id, locale, services.env.PUBLIC_ORIGIN);
  if (!page) return null;
  return {
    status: 200,
    kind,
    key: kind === "listing" ? "activities" : null,
    id,
    pathIn: (each) => listingPagePath(catalogue.index, kind, id, each)!,
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
      listing: { page, activities: await firstOf(input, catalogue, page) },
    },
  };
}

async function firstOf(
  { services, locale }: LoadInput,
  catalogue: LoadedCatalogue,
  { scope }: ListingPage,
): Promise<ListedActivity[]> {
  const ids = (text: string | undefined) => (text ? (JSON.parse(text) as number[]) : undefined);
  const wanted = {
    scope: {
      locationIds: ids(scope.locationIds),
      typeIds: ids(scope.typeIds),
      attributeIds: ids(scope.attributeIds),
      pointOfInterestId: scope.pointOfInterestId ? Number(scope.pointOfInterestId) : undefined,
    },
    filters: noFilters,
    text: "",
    locale: mainLocaleOf(locale),
    position: null,
    pins: [],
  };
  const places = await list(catalogue, { ...wanted, sort: "relevance", limit: named, offset: 0, page: named });
  return catalogue.cards.of(places, locale, momentOf({ services }, catalogue));
}
