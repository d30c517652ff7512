import { direction, languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { attribute, invalidIn } from "./document.ts";
import type { Problem } from "./problem.ts";
import type { ParsedPage } from "./page.ts";
import { checkStructuredData } from "./structured-data.ts";
import type { Shop } from "./visit.ts";

const longestDescription = 160;
const sizes = ["width", "height"];

/** What is wrong with one page of a language's sitemap. */
export async function checkPage(shop: Shop, page: ParsedPage, locale: Locale): Promise<Problem[]> {
  const found = [
    ...language(page, locale),
    ...head(shop, page),
    ...headings(page),
    ...pictures(page),
    ...checkStructuredData(page, shop.origin),
  ];
  for (const tree of page.trees)
    found.push(...(await invalidIn(tree)).map(({ rule, detail }) => [`html ${rule}`, detail] as const));
  return found.map(([kind, detail]) => ({ kind, path: page.path, detail }));
}

/** What is wrong with the language that a page says it is in. */
export function checkLanguage(page: ParsedPage, locale: Locale): Problem[] {
  return language(page, locale).map(([kind, detail]) => ({ kind, path: page.path, detail }));
}

type Found = readonly [kind: string, detail: string];

function language({ lang, dir }: ParsedPage, locale: Locale): Found[] {
  const found: Found[] = [];
  const words = translatedLocaleOf(locale);
  if (lang !== languageTag(words)) found.push(["language", `lang is ${lang}, ${languageTag(words)} is wanted`]);
  if ((dir ?? "ltr") !== direction(words)) found.push(["direction", `dir is ${dir}, ${direction(words)} is wanted`]);
  return found;
}

function head({ origin }: Shop, { title, description, canonical, isIndexed, path, alternates }: ParsedPage): Found[] {
  const found: Found[] = [];
  if (title === "") found.push(["title", "there is none"]);
  if (description === "" || [...description].length > longestDescription)
    found.push(["description", `${[...description].length} characters`]);
  if (!isIndexed) found.push(["noindex", "the sitemap names a page that must not be kept"]);
  if (canonical !== origin + path) found.push(["canonical", `${canonical} stands on ${origin}${path}`]);
  if (new Set(alternates.map(({ hreflang }) => hreflang)).size < alternates.length)
    found.push(["hreflang", "a language is named twice"]);
  if (!alternates.some(({ href }) => href === canonical)) found.push(["hreflang", "the page doesn't name itself"]);
  if (!alternates.some(({ hreflang }) => hreflang === "x-default")) found.push(["hreflang", "x-default is missing"]);
  return found;
}

function headings({ trees }: ParsedPage): Found[] {
  const count = trees.reduce((sum, { root }) => sum + root.querySelectorAll("h1").length, 0);
  return count === 1 ? [] : [["h1", `there are ${count}`]];
}

function pictures({ trees }: ParsedPage): Found[] {
  return trees.flatMap(({ name, root }) =>
    root.querySelectorAll("img").flatMap((image): Found[] => {
      const missing = [
        ...sizes.filter((size) => !/^\d+$/.test(attribute(image, size) ?? "")),
        ...(image.hasAttribute("alt") ? [] : ["alt"]),
      ];
      return missing.length > 0 ? [[`image without ${missing.join(", ")}`, `${name}: ${attribute(image, "src")}`]] : [];
    }),
  );
}
