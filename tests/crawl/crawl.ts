/**
 * Reads the shop as a search engine does: from its sitemaps, in several languages, and says what is wrong with it. Ends with 1 where
 * something is. `node tests/crawl/crawl.ts http://127.0.0.1:4000 --each 3 --activities 5 --links 300`
 */
import { prefixOf } from "../../host-site/routes/prefix.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { checkLinks } from "./check-links.ts";
import { checkPage } from "./check-page.ts";
import { checkLanguages, checkTitles } from "./check-together.ts";
import type { Finding } from "./finding.ts";
import { readOptions, usage, type CrawlOptions } from "./options.ts";
import { readPage, type Page } from "./page.ts";
import { printReport } from "./report.ts";
import { kindOf, openShop, sitemapPaths, type AddressKind } from "./sitemap-paths.ts";
import { inParallel, ownPath, visit, type Shop } from "./visit.ts";

const options = readOptions(process.argv.slice(2));
if (!options) {
  console.error(usage);
  process.exit(2);
}
process.exit((await crawl(options)) === 0 ? 0 : 1);

/** Answers with how many things are wrong. */
async function crawl(wanted: CrawlOptions): Promise<number> {
  const began = performance.now();
  const shop = await openShop(wanted.base);
  const read = new Map<Locale, Page[]>(wanted.locales.map((locale) => [locale, []]));
  const findings: Finding[] = [];
  for (const locale of wanted.locales) {
    const paths = new Set([prefixOf(locale) || "/", ...(await sitemapPaths(shop, locale, wanted))]);
    await inParallel([...paths], wanted.concurrency, (path) => readInto(shop, path, locale, read, findings));
  }
  const pages = new Map([...read.values()].flat().map((page) => [page.path, page]));
  await readOtherLanguages(shop, pages, wanted, findings);
  findings.push(...checkLanguages(shop, pages), ...checkTitles(read));
  const links = await checkLinks(shop, pages, wanted);
  findings.push(...links.findings);
  printReport({ read, links, findings, seconds: (performance.now() - began) / 1000 });
  return findings.length;
}

async function readInto(shop: Shop, path: string, locale: Locale, read: ReadonlyMap<Locale, Page[]>, findings: Finding[]): Promise<void> {
  const { status, text, headers } = await visit(shop, path);
  if (status !== 200) return void findings.push({ kind: `status ${status}`, path, detail: headers.get("location") ?? "" });
  const page = readPage(path, text);
  read.get(locale)!.push(page);
  findings.push(...(await checkPage(shop, page, locale)));
}

/** Of each kind one page in all its languages, also those that weren't asked for: whether they are there and name it back. */
async function readOtherLanguages(shop: Shop, pages: Map<string, Page>, { concurrency }: CrawlOptions, findings: Finding[]): Promise<void> {
  const first = new Map<AddressKind, Page>();
  for (const page of pages.values()) if (!first.has(page.kind)) first.set(page.kind, page);
  const others = [...first.values()]
    .flatMap(({ alternates }) => alternates.flatMap(({ href }) => ownPath(shop, href) ?? []))
    .filter((path) => !pages.has(path));
  await inParallel([...new Set(others)], concurrency, async (path) => {
    const { status, text } = await visit(shop, path);
    if (status === 200) pages.set(path, readPage(path, text));
    else findings.push({ kind: "hreflang", path, detail: `a language of a page of kind ${kindOf(path)} answers ${status}` });
  });
}
