/**
 * Reads the shop as a search engine does: from its sitemaps, in several languages, and says what is wrong with it. Ends
 * with 1 where something is. `node tests/crawl/crawl.ts --each 3 --activities 5 --links 300`; with an address it reads
 * the shop that is there.
 */
import { checkLinks } from "./check-links.ts";
import { checkLanguages, checkTitles } from "./check-together.ts";
import { readOptions, usage, type CrawlOptions } from "./options.ts";
import { openOwnShop } from "./own-shop.ts";
import { readShop } from "./read-shop.ts";
import { printReport } from "./report.ts";
import type { Problem } from "./problem.ts";
import { openShop } from "./sitemap-paths.ts";

const options = readOptions(process.argv.slice(2));
if (!options) {
  console.error(usage);
  process.exit(2);
}
const own = options.base === null ? await openOwnShop() : null;
try {
  process.exitCode = (await crawl(own?.base ?? options.base!, options, own?.problems ?? [])) === 0 ? 0 : 1;
} finally {
  await own?.close();
}

/** Answers with how many things are wrong. */
async function crawl(base: string, wanted: CrawlOptions, ofServer: readonly Problem[]): Promise<number> {
  const began = performance.now();
  const shop = await openShop(base);
  const { read, pages, problems } = await readShop(shop, wanted);
  const links = await checkLinks(shop, pages, wanted);
  const all = [...ofServer, ...problems, ...checkLanguages(shop, pages), ...checkTitles(read), ...links.problems];
  printReport({ read, links, problems: all, seconds: (performance.now() - began) / 1000 });
  return all.length;
}
