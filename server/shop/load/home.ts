import type { Tile } from "../../../host-site/body.ts";
import { pageWords } from "../../../host-site/pages/words.ts";
import { pagePath } from "../../../host-site/routes/paths.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { listingPage } from "../../finding/listing-page.ts";
import { summariesOf } from "../articles.ts";
import { listedPlaces, listedTypes, type Listed } from "../directory.ts";
import { momentOf } from "../moment.ts";
import { pageGroup, waits, type Asked, type Loaded } from "../loaded.ts";

const placesShown = 8;
const typesShown = 12;
const articlesShown = 3;
/** Activities below "Most booked": one page of a list. */
const mostBooked = 8;

/** The homepage. */
export async function loadHome(asked: Asked): Promise<Loaded> {
  const { services, locale } = asked;
  const catalogue = await services.finding.current();
  const words = pageWords(locale);
  const tilesOf = (kind: "location" | "type", entries: readonly Listed[]) => entries.map((entry) => tileOf(asked, catalogue.index, kind, entry));
  const places = tilesOf("location", listedPlaces(catalogue.index).slice(0, placesShown));
  const types = tilesOf("type", listedTypes(catalogue.index).slice(0, typesShown));
  const popular = Array.from(catalogue.index.orders.popularityDesc.subarray(0, mostBooked));
  const { teaser_image: picture = null } = (await catalogue.cards.of(popular.slice(0, 1), locale, momentOf(asked, catalogue)))[0] ?? {};
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
          [waits]: "",
        },
      },
    },
    body: {
      view: "home",
      title: words.home.headline,
      lead: words.home.lead,
      picture,
      places: { title: words.home.places, tiles: places },
      types: { title: words.home.types, tiles: types },
      popular: { title: words.home.popular, more: { title: words.home.allActivities, url: pagePath("activities", locale) } },
      guide: {
        title: words.home.guide,
        more: { title: words.home.allArticles, url: pagePath("travel-guide", locale) },
        articles: summariesOf(asked, "travel-guide").slice(0, articlesShown),
      },
    },
    head: { title: words.home.title, description: words.home.description, picture, breadcrumbs: [] },
  };
}

function tileOf({ services, locale }: Asked, index: Parameters<typeof listingPage>[0], kind: "location" | "type", { id, activities }: Listed): Tile {
  const page = listingPage(index, kind, String(id), locale as Locale, services.env.PUBLIC_ORIGIN)!;
  return { title: page.title, path: page.page, picture: page.picture, count: pageWords(locale).count(activities) };
}
