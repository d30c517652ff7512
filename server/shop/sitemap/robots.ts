import { pageKeys, type PageKey } from "../../../host-site/routes/keys.ts";
import { pagePath } from "../../../host-site/routes/paths.ts";
import { defaultLocale, locales, prefixOf } from "../../../sdk/contracts/locale.ts";

/** Pages that crawlers need not read: a visitor's own, and answers to searches. */
const closedKeys: readonly PageKey[] = ["account", "basket", "booking", "confirm", "search"];
/** What else on the shop's origin is no page. */
const closedPaths = ["/api/", "/test-booking/", "/*/test-booking/", "/sandbox/", "/dev/"];

/** `/robots.txt`: everything may be read but what is a visitor's own, searches and the API; and where the sitemap is. */
export function robotsText(origin: string): string {
  const rules = [...closedPaths, ...closedPages()].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

function closedPages(): string[] {
  const open = new Set(locales.flatMap((locale) => pageKeys.filter((key) => !closedKeys.includes(key)).map((key) => afterPrefix(key, locale))));
  return [...new Set(locales.flatMap((locale) => closedKeys.flatMap((key) => rulesOf(locale === defaultLocale ? "" : "/*", afterPrefix(key, locale), open))))];
}

/** A rule counts for all that begins with it, so one that an open page begins with says where it ends: `/s` would close `/supplier`. */
function rulesOf(prefix: string, path: string, open: ReadonlySet<string>): string[] {
  const rule = encodeURI(`${prefix}/${path}`);
  return [...open].some((each) => each.startsWith(path)) || prefix === "" ? [`${rule}$`, `${rule}/`, `${rule}?`] : [rule];
}

function afterPrefix(key: PageKey, locale: (typeof locales)[number]): string {
  return pagePath(key, locale).slice(prefixOf(locale).length + 1);
}
