import { afterEach, describe, expect, test } from "vitest";
import {
  locales,
  mainLocaleOf,
  mainLocales,
  parseLocale,
  translatedLanguageTag,
  translatedLocaleOf,
  translatedLocales,
  type Locale,
} from "./locale.ts";
import { shopPath } from "./paths.ts";

test("a main locale shows its own catalogue and words", () => {
  for (const locale of mainLocales) {
    expect([mainLocaleOf(locale), translatedLocaleOf(locale)]).toEqual([locale, locale]);
    expect(translatedLanguageTag(locale)).toBe(locale.replace("_", "-"));
  }
});

test("a locale without words shows English ones, with English dates and numbers", () => {
  const others = locales.filter((locale) => !(translatedLocales as readonly Locale[]).includes(locale));
  expect(new Set(others.map(translatedLocaleOf))).toEqual(new Set(["en_CH"]));
  expect(new Set(others.map(translatedLanguageTag))).toEqual(new Set(["en-CH"]));
});

test("each language has one locale", () => {
  expect(new Set(locales.map((locale) => locale.slice(0, 2))).size).toBe(locales.length);
});

describe("a locale with words and without a catalogue", () => {
  const list = translatedLocales as unknown as Locale[];
  const before = list.length;
  afterEach(() => void (list.length = before));

  test("shows its own words, dates and numbers, and the English catalogue", () => {
    list.push("vi_VN");
    expect([translatedLocaleOf("vi_VN"), translatedLanguageTag("vi_VN")]).toEqual(["vi_VN", "vi-VN"]);
    expect(mainLocaleOf("vi_VN")).toBe("en_CH");
    expect(shopPath("basket", "vi_VN")).toBe("/vi-vn/basket");
  });
});

test.each([
  ["de_CH", "de_CH"],
  ["fr-ch", "fr_CH"],
  ["EN", "en_CH"],
  [" pt-BR ", "pt_PT"],
  ["xx", undefined],
  ["d", undefined],
  ["", undefined],
])("%o is read as %s", (text, locale) => {
  expect(parseLocale(text)).toBe(locale);
});
