import { articlesOf, isTextKey, textOf } from "../../content/content.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { defaultLocale, mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { CatalogueIndex } from "../../discovery/catalogue-index.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import { developersPath } from "../developers-path.ts";
import { developersPages } from "../load/developers/developers.ts";
import { indexedPageKeys } from "../head/indexing.ts";
import { listedPages } from "./listed-pages.ts";

/** A page as sitemaps name it. */
interface SitemapPage {
  pathIn(locale: Locale): string;
  /** Calendar date of the last change; null if unknown. */
  readonly changedOn: string | null;
}

/**
 * All pages that search engines may keep: the shop's own and listing pages first, then the activities in the order of
 * their ids.
 */
export interface SitemapPages {
  readonly own: readonly SitemapPage[];
  readonly size: number;
  /** Another text whenever there could be others. */
  readonly tag: string;
  /** The address of the activity at a place of the index. */
  activityPath(place: number, locale: Locale): string;
}

const known = new WeakMap<CatalogueIndex, Promise<SitemapPages>>();

/** The pages of one reading of the catalogue; found once. */
export function sitemapPages(index: CatalogueIndex): Promise<SitemapPages> {
  let pages = known.get(index);
  if (!pages) known.set(index, (pages = find(index)));
  return pages;
}

async function find(index: CatalogueIndex): Promise<SitemapPages> {
  const written = [...ownPages(), ...articlePages(), ...developerPages()];
  const own = [...written, ...(await listedPages(index)).map(({ pathIn }) => ({ pathIn, changedOn: null }))];
  return {
    own,
    size: own.length + index.size,
    tag: [index.revision, ...written.map(({ pathIn, changedOn }) => `${pathIn(defaultLocale)} ${changedOn}`)].join(
      "\n",
    ),
    activityPath: (place, locale) =>
      activityPath(index.ids[place]!, index.slugs[mainLocaleOf(locale)].at(place), locale),
  };
}

function developerPages(): SitemapPage[] {
  return developersPages().map((name) => ({ pathIn: (locale) => developersPath(name, locale), changedOn: null }));
}

function ownPages(): SitemapPage[] {
  return indexedPageKeys.map((key) => ({
    pathIn: (locale) => pagePath(key, locale),
    changedOn: isTextKey(key) ? textOf(key, defaultLocale).changed : null,
  }));
}

/** The articles of the guide and the itineraries: each is there in every language, under the same last part. */
function articlePages(): SitemapPage[] {
  return (["travel-guide", "travel-routes"] as const).flatMap((collection) =>
    articlesOf(collection, defaultLocale).map(({ slug, changed }) => ({
      pathIn: (locale) => `${pagePath(collection, locale)}/${slug}`,
      changedOn: changed,
    })),
  );
}
