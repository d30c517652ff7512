import { setImmediate as nextTurn } from "node:timers/promises";
import { languageTag, locales, translatedLocales, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../../db/connection.ts";
import type { CatalogueIndex } from "../../discovery/catalogue-index.ts";
import { listPageChanges, findLastPageChange } from "../../db/queries/page-change.ts";
import { pagesAFile, partsOf, sitemapPath, type SitemapFile } from "./sitemap-files.ts";
import { sitemapPages, type SitemapPages } from "./sitemap-pages.ts";

const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const protocol = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
/** Pages written before the loop may turn: about a millisecond. */
const writeBatchSize = 200;

/** What sitemaps are written from. */
export interface SitemapSource {
  readonly db: Db;
  readonly index: CatalogueIndex;
  readonly origin: string;
}

/** `/sitemap.xml`: names every file of every locale. */
export async function sitemapIndex({ db, index, origin }: SitemapSource): Promise<string> {
  const { size } = await sitemapPages(index);
  const parts = Array.from({ length: partsOf(size) }, (_, at) => at + 1);
  const lastmod = modified(await findLastPageChange(db));
  const files = locales.flatMap((locale) =>
    parts.map((part) => `<sitemap><loc>${origin}${sitemapPath({ locale, part })}</loc>${lastmod}</sitemap>\n`),
  );
  return `${declaration}<sitemapindex ${protocol}>\n${files.join("")}</sitemapindex>\n`;
}

/**
 * One file of a locale's sitemap, in pieces. Each page names itself in the translated languages, and in its own where
 * that is another; the page itself names all thirty.
 */
export async function* sitemap(
  { db, index, origin }: SitemapSource,
  { locale, part }: SitemapFile,
): AsyncGenerator<string> {
  const pages = await sitemapPages(index);
  const page = pageWriter(origin, locale);
  const [from, to] = [(part - 1) * pagesAFile, Math.min(part * pagesAFile, pages.size)];
  yield `${declaration}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = from; start < to; start += writeBatchSize) {
    yield await piece(pages, start, Math.min(start + writeBatchSize, to));
    await nextTurn();
  }
  yield `</urlset>\n`;

  async function piece({ own, activityPath }: SitemapPages, start: number, end: number): Promise<string> {
    let text = "";
    for (const { pathIn, changedOn } of own.slice(start, end)) text += page(pathIn, changedOn);
    const [first, last] = [Math.max(start - own.length, 0), end - own.length];
    if (last <= first) return text;
    const changes = await listPageChanges(db, index.ids[first]!, index.ids[last - 1]!);
    for (let place = first; place < last; place++)
      text += page((each) => activityPath(place, each), changes.get(index.ids[place]!) ?? null);
    return text;
  }
}

function pageWriter(
  origin: string,
  locale: Locale,
): (pathIn: (locale: Locale) => string, changedOn: string | null) => string {
  const address = (path: string) =>
    origin + encodeURI(path).replace(/[&']/g, (character) => (character === "&" ? "&amp;" : "&apos;"));
  const named = [...new Set([...translatedLocales, locale])].map((each) => ({
    each,
    tag: languageTag(each),
  }));
  return (pathIn, changedOn) => {
    const links = named.map(
      ({ each, tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(pathIn(each))}"/>`,
    );
    return `<url><loc>${address(pathIn(locale))}</loc>${modified(changedOn)}${links.join("")}</url>\n`;
  };
}

function modified(date: string | null): string {
  return date === null ? "" : `<lastmod>${date}</lastmod>`;
}
