import type { Tile } from "../../../host-site/pages/home/home.body.ts";
import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { counted } from "../../../host-site/shell/fill.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { listingPage, tilePicture } from "../../discovery/listing-page.ts";
import { summariesOf } from "../articles.ts";
import { listedPlaces, listedTypes, type Listed } from "../listed.ts";
import { momentOf } from "../moment.ts";
import { pageGroup, deferredAttribute, type LoadInput, type LoadedPage } from "../loaded-page.ts";

const placesShown = 8;
const typesShown = 12;
const articlesShown = 3;
/** Activities below "Most booked": one page of a list. */
const mostBooked = 8;

/** Among so many of the most booked one has a picture that no card and no tile of the page shows. */
const heroCandidates = 24;

/** The homepage. */
export async function loadHome(input: LoadInput): Promise<LoadedPage> {
  const { services, locale } = input;
  const catalogue = await services.discovery.current();
  const words = pageWords(locale);
  const tilesOf = (kind: "location" | "type", entries: readonly Listed[]) =>
    entries.map((entry) => tileOf(input, catalogue.index, kind, entry));
  const places = tilesOf("location", listedPlaces(catalogue.index).slice(0, placesShown));
  const types = tilesOf("type", listedTypes(catalogue.index).slice(0, typesShown));
  const popular = Array.from(catalogue.index.orders.popularityDesc.subarray(0, mostBooked));
  const picture = await heroPicture(
    input,
    [...places, ...types].map((tile) => tile.picture),
  );
  return {
    status: 200,
    kind: "homepage",
    key: "homepage",
    id: null,
    pathIn: (each) => pagePath("homepage", each),
    elements: {
      popular: {
        tag: "gipfel-listing",
        attributes: {
          activities: popular.map((place) => catalogue.index.ids[place]!).join(","),
          sort: "popularityDesc",
          hide: "all",
          group: `${pageGroup}-popular`,
          locale,
          [deferredAttribute]: "",
        },
      },
    },
    body: {
      view: "home",
      title: words.home.headline,
      lead: services.env.SERVICE_FEE === 0 ? words.home.lead : words.home.leadWithFee,
      picture,
      places: { title: words.home.places, tiles: places },
      types: { title: words.home.types, tiles: types },
      popular: {
        title: words.home.popular,
        more: { title: words.home.allActivities, url: pagePath("activities", locale) },
      },
      guide: {
        title: words.home.guide,
        more: { title: words.home.allArticles, url: pagePath("travel-guide", locale) },
        articles: summariesOf(input, "travel-guide").slice(0, articlesShown),
      },
    },
    head: { title: words.home.title, description: words.home.description, picture, breadcrumbs: [] },
  };
}

/**
 * The picture of the most booked activity that the page doesn't show anyway, among its cards or on its tiles; null in a
 * catalogue without one.
 */
async function heroPicture(input: LoadInput, tilePictures: readonly Tile["picture"][]): Promise<Tile["picture"]> {
  const catalogue = await input.services.discovery.current();
  const candidates = catalogue.index.orders.popularityDesc.subarray(0, heroCandidates);
  const cards = await catalogue.cards.of(Array.from(candidates), input.locale, momentOf(input, catalogue));
  const shown = new Set(
    [...tilePictures, ...cards.slice(0, mostBooked).map(({ teaser_image }) => teaser_image)].map((each) => each?.url),
  );
  const pictures = cards.flatMap(({ teaser_image }) => teaser_image ?? []);
  return pictures.find(({ url }) => !shown.has(url)) ?? pictures[0] ?? null;
}

function tileOf(
  { services, locale }: LoadInput,
  index: Parameters<typeof listingPage>[0],
  kind: "location" | "type",
  { id, activities }: Listed,
): Tile {
  const page = listingPage(index, kind, String(id), locale as Locale, services.env.PUBLIC_ORIGIN)!;
  const picture = tilePicture(index, kind, String(id), locale as Locale, services.env.PUBLIC_ORIGIN);
  return { title: page.title, path: page.page, picture, count: counted(pageWords(locale).count, activities, locale) };
}
