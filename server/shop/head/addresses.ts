import type { Head } from "../../../host-site/page.ts";
import { languageTag, translatedLocales, type Locale } from "../../../sdk/contracts/locale.ts";

/**
 * Visitors with none of the shop's languages get English rather than German: `x-default` leads there, though German is
 * the shop's first language.
 */
const forEveryoneElse: Locale = "en_CH";

/** The absolute URL of a path of the shop. */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** The language links of a page (decision 24), the same on every page of the group, so that each is returned. */
export function alternatesOf(
  origin: string,
  pages: readonly { readonly locale: Locale; readonly path: string }[],
): Head["alternates"] {
  const hrefs = new Map(pages.map(({ locale, path }) => [locale, absoluteUrl(origin, path)]));
  const everyone = hrefs.get(forEveryoneElse);
  return [
    ...[...hrefs].map(([locale, href]) => ({ hreflang: languageTag(locale), href })),
    ...translatedLocales.flatMap((locale) =>
      hrefs.has(locale) ? [{ hreflang: locale.slice(0, 2), href: hrefs.get(locale)! }] : [],
    ),
    ...(everyone ? [{ hreflang: "x-default", href: everyone }] : []),
  ];
}
