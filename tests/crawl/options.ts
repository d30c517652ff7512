import { parseArgs } from "node:util";
import { mainLocales, parseLocale, type Locale } from "../../sdk/contracts/locale.ts";

/** How much of the shop is looked at. */
export interface CrawlOptions {
  /** Where the shop answers: `http://127.0.0.1:4000`. */
  readonly base: string;
  readonly locales: readonly Locale[];
  /** At most so many pages of each kind and language: the shop's own pages are all read. */
  readonly each: number;
  readonly activities: number;
  /** At most so many other addresses that pages lead to, each asked for once. */
  readonly links: number;
  readonly concurrency: number;
}

const fromRightToLeft: Locale = "ar_AE";

export const usage = `node tests/crawl/crawl.ts BASE [--locales de_CH,ar_AE] [--each N] [--activities N] [--links N] [--concurrency N]
  --each        pages of each kind of list and language, spread over all (all of them)
  --activities  activities of each language, spread over all (all of them)
  --links       other addresses that the pages lead to (all of them)`;

/** Reads the command line; null where it can't be understood. */
export function readOptions(args: readonly string[]): CrawlOptions | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      locales: { type: "string", default: ["de_CH", "en_CH", "fr_CH", fromRightToLeft].join(",") },
      each: { type: "string", default: "Infinity" },
      activities: { type: "string", default: "Infinity" },
      links: { type: "string", default: "Infinity" },
      concurrency: { type: "string", default: "4" },
    },
  });
  const [base] = positionals;
  if (!base || !URL.canParse(base)) return null;
  return {
    base: new URL(base).origin,
    locales: values.locales.split(",").map((each) => parseLocale(each) ?? mainLocales[0]),
    each: Number(values.each),
    activities: Number(values.activities),
    links: Number(values.links),
    concurrency: Number(values.concurrency),
  };
}
