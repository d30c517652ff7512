import { expect, test } from "vitest";
import { locales, mainLocales, prefixOf } from "../locale.ts";
import { linkedPages, shopPath, type LinkedPage } from "../paths.ts";
import { vouchersPath } from "../vouchers-path.ts";
import { pageKeys, type PageKey } from "./keys.ts";
import { localeOfPath, pageAt, pagePath } from "./paths.ts";

const identical: readonly PageKey[] = [
  "account",
  "affiliate",
  "booking-request",
  "chat",
  "pay",
  "search",
  "transport",
  "travel-guide",
  "widget",
];
const germanOnly: readonly PageKey[] = ["imprint", "privacy-policy", "terms", "terms-affiliates", "terms-b2b"];
const untranslated: readonly PageKey[] = ["homepage", ...identical, ...germanOnly];
const withoutPrefix = (key: PageKey, locale: (typeof locales)[number]) =>
  pagePath(key, locale).slice(prefixOf(locale).length);

test.each(locales)("every page has an address of its own in %s, and is found by it", (locale) => {
  const paths = pageKeys.map((key) => pagePath(key, locale));
  expect(new Set(paths).size).toBe(pageKeys.length);
  for (const key of pageKeys) {
    const path = pagePath(key, locale);
    expect(path).toMatch(/^\/$|^(\/[a-z][a-z\d-]*)+$/);
    expect(pageAt(path)).toEqual({ key, locale, isTranslated: true });
    expect(pageAt(`${path}/`.replace("//", "/"))).toEqual({ key, locale, isTranslated: true });
  }
});

test.each(pageKeys)("%s is found by each language's path, whatever language is asked for", (key) => {
  for (const written of locales) {
    for (const locale of locales)
      expect(pageAt(`${prefixOf(locale)}${withoutPrefix(key, written)}`)).toMatchObject({ key, locale });
  }
});

test("a path in another language is known as such", () => {
  expect(pageAt("/fr-ch/basket")).toEqual({ key: "basket", locale: "fr_CH", isTranslated: false });
  expect(pageAt("/it-ch/warenkorb/")).toEqual({ key: "basket", locale: "it_CH", isTranslated: false });
  expect(pageAt("/basket")).toEqual({ key: "basket", locale: "de_CH", isTranslated: false });
  expect(pageAt("/Warenkorb")).toEqual({ key: "basket", locale: "de_CH", isTranslated: false });
});

test("only the default language has no prefix, others are lower-case with a dash", () => {
  expect(locales.filter((locale) => prefixOf(locale) === "")).toEqual(["de_CH"]);
  expect(pagePath("homepage", "de_CH")).toBe("/");
  expect(pagePath("homepage", "zh_CN")).toBe("/zh-cn");
});

test("the pages that the specification names are where it says", () => {
  const german = {
    "about-us": "ueber-uns",
    activities: "freizeitaktivitaeten",
    basket: "warenkorb",
    booking: "buchung",
    supplier: "anbieter",
  } as const;
  for (const [key, path] of Object.entries({
    ...german,
    "supplier-registration": "anbieter/registration",
    terms: "agb",
    imprint: "impressum",
  }))
    expect(pagePath(key as PageKey, "de_CH")).toBe(`/${path}`);
  for (const locale of locales) {
    for (const key of identical) expect(withoutPrefix(key, locale)).toBe(withoutPrefix(key, "en_CH"));
    if (locale !== "de_CH")
      for (const key of germanOnly) expect(withoutPrefix(key, locale)).toBe(withoutPrefix(key, "en_CH"));
  }
});

test("every other page's path is translated for every language", () => {
  for (const locale of locales.filter((each) => each !== "en_CH"))
    for (const key of pageKeys.filter((each) => !untranslated.includes(each)))
      expect(withoutPrefix(key, locale)).not.toBe(withoutPrefix(key, "en_CH"));
});

test("elements lead where the pages are", () => {
  const linked = pageKeys.filter((key): key is LinkedPage & PageKey => key in linkedPages);
  expect(linked.toSorted()).toEqual(Object.keys(linkedPages).toSorted());
  for (const page of linked) {
    for (const locale of mainLocales) expect(shopPath(page, locale)).toBe(pagePath(page, locale));
    for (const locale of locales) expect(pageAt(shopPath(page, locale))).toMatchObject({ key: page, locale });
  }
  for (const locale of locales) expect(vouchersPath(locale)).toBe(pagePath("vouchers", locale));
});

test("a locale is read in any letter case and with either sign; a region that we lack falls to its language", () => {
  expect(localeOfPath("/FR-ch/panier")).toEqual({ locale: "fr_CH", rest: "/panier" });
  expect(localeOfPath("/fr_CH")).toEqual({ locale: "fr_CH", rest: "/" });
  expect(localeOfPath("/pt-br/mapa/")).toEqual({ locale: "pt_PT", rest: "/mapa/" });
  expect(localeOfPath("/de/agb")).toEqual({ locale: "de_CH", rest: "/agb" });
});

test.each(["/", "", "/karte", "/da-capo", "/xx-yy/panier", "/s", "/l/1010-interlaken", "//fr-ch", "/fr-chx"])(
  "%o begins with no locale",
  (path) => {
    expect(localeOfPath(path)).toBeNull();
  },
);

test.each([
  "/nowhere",
  "/fr-ch/nowhere",
  "/xx-yy/basket",
  "/activity/104",
  "/warenkorb/x",
  "//warenkorb",
  "/warenkorb//",
  "/constructor",
  "/fr-ch/__proto__",
])("%s is no page", (path) => {
  expect(pageAt(path)).toBeNull();
});
