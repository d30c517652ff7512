import { pagePath } from "../../../../sdk/contracts/pages/paths.ts";
import { translatedLanguageTag } from "../../../../sdk/contracts/locale.ts";
import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";

/** The shop as other objects of a page refer to it. */
function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

export function organization({ origin, shopName }: Pick<HeadInput, "origin" | "shopName">): object {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: shopName,
    url: `${origin}/`,
    logo: `${origin}/shop/icon.svg`,
  };
}

/** The shop in one language, with its search. */
export function websiteOf({
  origin,
  path,
  locale,
  shopName,
}: Pick<HeadInput, "origin" | "path" | "locale" | "shopName">): object {
  const url = absoluteUrl(origin, path);
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: shopName,
    url,
    inLanguage: translatedLanguageTag(locale),
    publisher: { "@id": organizationId(origin) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absoluteUrl(origin, pagePath("search", locale))}?s={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
