import { parseArgs } from "node:util";
import { translatedLocales, parseLocale, type Locale } from "../../sdk/contracts/locale.ts";

/** How much of the shop is looked at. */
export interface CrawlOptions {
  /** Where the shop answers: `http://127.0.0.1:4000`; null for a fresh one of the crawl's own. */
  readonly base: string | null;
  readonly locales: readonly Locale[];
  /** At most so many pages of each kind and language: the shop's own pages are all read. */
  readonly each: number;
  readonly activities: number;
  /** At most so many other addresses that pages lead to, each requested once. */
  readonly links: number;
  readonly concurrency: number;
}

export const usage = `node tests/crawl/crawl.ts [BASE] [--locales de_CH,ar_AE] [--each N] [--activities N] [--links N] [--concurrency N]
  BASE          where the shop answers (a fresh one is started for the crawl)
  --locales     languages that are read in full (the four main ones)
  --each        pages of each kind of list and language, spread over all (all of them)
  --activities  activities of each language, spread over all (all of them)
  --links       other addresses that the pages lead to (all of them)`;

/** Reads the command line; null where it can't be understood. */
export function readOptions(args: readonly string[]): CrawlOptions | null {
  const given = valuesOf(args);
  if (!given) return null;
  const { values, positionals } = given;
  const [base = null] = positionals;
  const locales = values.locales.split(",").map((each) => parseLocale(each));
  const [each, activities, links, concurrency] = [values.each, values.activities, values.links, values.concurrency].map(
    Number,
  ) as [number, number, number, number];
  const isWrong =
    [each, activities, links, concurrency].some((most) => !(most > 0)) ||
    locales.includes(undefined) ||
    (base !== null && !URL.canParse(base));
  if (isWrong || positionals.length > 1) return null;
  return {
    base: base && new URL(base).origin,
    locales: locales.filter((locale) => locale !== undefined),
    each,
    activities,
    links,
    concurrency,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        locales: { type: "string", default: translatedLocales.join(",") },
        each: { type: "string", default: "Infinity" },
        activities: { type: "string", default: "Infinity" },
        links: { type: "string", default: "Infinity" },
        concurrency: { type: "string", default: "4" },
      },
    });
  } catch {
    return null;
  }
}
