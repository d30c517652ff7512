import { languageTag, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";

/** Half of what the protocol allows, so that the language links stay within its 50 MB too. */
export const pagesAFile = 25_000;

/** One file of a locale's sitemap; parts count from 1. */
export interface SitemapFile {
  readonly locale: Locale;
  readonly part: number;
}

/** How many files the pages of a locale take. */
export function partsOf(pages: number): number {
  return Math.max(1, Math.ceil(pages / pagesAFile));
}

/** `/sitemap-fr-ch.xml`, `/sitemap-fr-ch-2.xml` */
export function sitemapPath({ locale, part }: SitemapFile): string {
  return `/sitemap-${languageTag(locale).toLowerCase()}${part === 1 ? "" : `-${part}`}.xml`;
}

/** The file of a path's part behind `/sitemap-`; null where it is no sitemap's name. */
export function sitemapFile(name: string): SitemapFile | null {
  const [, tag = "", part = "1"] = /^([a-z]{2}-[a-z]{2})(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  const locale = parseLocale(tag);
  return locale && languageTag(locale).toLowerCase() === tag ? { locale, part: Number(part) } : null;
}
