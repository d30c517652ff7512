import { parseLocale, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { checkLanguage, checkPage } from "./check-page.ts";
import type { Problem } from "./problem.ts";
import type { CrawlOptions } from "./options.ts";
import { summarize, readPage, type Page } from "./page.ts";
import { Progress } from "./progress.ts";
import { kindOf, sitemapPaths, type AddressKind } from "./sitemap-paths.ts";
import { inParallel, ownPath, visit, type Shop } from "./visit.ts";

/** What a round through the shop has read, and what was wrong with each page by itself. */
export interface ReadShop {
  readonly read: ReadonlyMap<Locale, readonly Page[]>;
  /** All of them by path, those of other languages too. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly problems: readonly Problem[];
}

/** Reads the pages of each language's sitemap and, of each kind of page, one in all languages. */
export async function readShop(shop: Shop, options: CrawlOptions): Promise<ReadShop> {
  const read = new Map<Locale, Page[]>();
  const problems: Problem[] = [];
  for (const locale of options.locales) {
    const paths = new Set([prefixOf(locale) || "/", ...(await sitemapPaths(shop, locale, options))]);
    const progress = new Progress(`pages in ${locale}`, paths.size);
    const pages: Page[] = [];
    read.set(locale, pages);
    await inParallel([...paths], options.concurrency, async (path) => {
      const { status, text, headers } = await visit(shop, path);
      progress.step();
      if (status !== 200)
        return void problems.push({ kind: `status ${status}`, path, detail: headers.get("location") ?? "" });
      const page = readPage(path, text);
      problems.push(...(await checkPage(shop, page, locale)));
      pages.push(summarize(page));
    });
  }
  const pages = new Map([...read.values()].flat().map((page) => [page.path, page]));
  problems.push(...(await readOtherLanguages(shop, pages, options)));
  return { read, pages, problems };
}

/**
 * Of each kind one page in all its languages, also those that weren't requested: whether they are there, in their
 * language, and name it back.
 */
async function readOtherLanguages(
  shop: Shop,
  pages: Map<string, Page>,
  { concurrency }: CrawlOptions,
): Promise<Problem[]> {
  const first = new Map<AddressKind, Page>();
  for (const page of pages.values()) if (!first.has(page.kind)) first.set(page.kind, page);
  const others = new Map(
    [...first.values()].flatMap(({ alternates }) =>
      alternates.map(({ hreflang, href }) => [ownPath(shop, href) ?? "", parseLocale(hreflang)] as const),
    ),
  );
  const unread = [...others].filter(([path]) => path !== "" && !pages.has(path));
  const progress = new Progress("pages of other languages, one of each kind", unread.length);
  const problems: Problem[] = [];
  await inParallel(unread, concurrency, async ([path, locale]) => {
    const { status, text } = await visit(shop, path);
    progress.step();
    if (status !== 200)
      return void problems.push({
        kind: "hreflang",
        path,
        detail: `a language of a page of kind ${kindOf(path)} answers ${status}`,
      });
    const page = readPage(path, text);
    if (locale) problems.push(...checkLanguage(page, locale));
    pages.set(path, summarize(page));
  });
  return problems;
}
