import { defaultLocale, locales, parseLocale, prefixOf, type Language, type Locale } from "../locale.ts";
import { linkedPages } from "../paths.ts";
import { vouchersSegments } from "../vouchers-path.ts";
import { pageKeys, type PageKey } from "./keys.ts";
import { samePaths } from "./same-paths.ts";
import { translatedPaths } from "./translated-paths.ts";

/** German has words of its own for some of `same-paths.ts` (discovery spec §2). */
const germanPaths = {
  imprint: "impressum",
  "privacy-policy": linkedPages["privacy-policy"].de_CH,
  terms: linkedPages.terms.de_CH,
  "terms-affiliates": "agb/affiliates",
  "terms-b2b": "agb/b2b",
} as const;

const languageOf = (locale: Locale) => locale.slice(0, 2) as Language;

function pathsIn(locale: Locale): Readonly<Record<PageKey, string>> {
  const language = languageOf(locale);
  return {
    ...samePaths,
    ...translatedPaths[language],
    vouchers: vouchersSegments[language],
    ...(language === "de" ? germanPaths : {}),
  };
}

const pathsByLocale = Object.fromEntries(locales.map((locale) => [locale, pathsIn(locale)])) as Readonly<
  Record<Locale, Readonly<Record<PageKey, string>>>
>;

const keysOf = (paths: Readonly<Record<PageKey, string>>) => new Map(pageKeys.map((key) => [paths[key], key]));
const keysByLocale = new Map(locales.map((locale) => [locale, keysOf(pathsByLocale[locale])]));

/** The page of a path in any language. English is tried first: most links are in it. */
const keysAnywhere = new Map(
  [...locales]
    .reverse()
    .flatMap((locale) => [...keysByLocale.get(locale)!])
    .concat([...keysByLocale.get("en_CH")!]),
);

/** The path of one of the shop's pages, without a slash at its end: `/warenkorb`, `/fr-ch/panier`, `/`. */
export function pagePath(key: PageKey, locale: Locale): string {
  return `${prefixOf(locale)}/${pathsByLocale[locale][key]}`.replace(/(?<=.)\/$/, "");
}

/**
 * The locale that a path's first segment names, and what follows: `/FR-ch/panier` gives fr_CH and `/panier`. A region
 * that the product lacks falls to its language's locale. Null where the first segment looks like no locale: the page is
 * in the default one.
 */
export function localeOfPath(path: string): { readonly locale: Locale; readonly rest: string } | null {
  const [, name, rest = "/"] = /^\/([a-z]{2}(?:[-_][a-z]{2})?)(\/.*)?$/i.exec(path) ?? [];
  const locale = name && parseLocale(name);
  return locale ? { locale, rest } : null;
}

/**
 * The page at a path (decoded, without query), with or without a slash at its end. A path in another language, or in
 * other letter case, leads to the page too: `isTranslated` is then false, and the page's own path is another.
 */
export function pageAt(
  path: string,
): { readonly key: PageKey; readonly locale: Locale; readonly isTranslated: boolean } | null {
  const { locale, rest } = localeOfPath(path) ?? { locale: defaultLocale, rest: path };
  const page = rest.replace(/^\/|\/$/g, "");
  const own = keysByLocale.get(locale)?.get(page);
  if (own) return { key: own, locale, isTranslated: true };
  const lower = page.toLowerCase();
  const key = keysByLocale.get(locale)?.get(lower) ?? keysAnywhere.get(lower);
  return key ? { key, locale, isTranslated: false } : null;
}
