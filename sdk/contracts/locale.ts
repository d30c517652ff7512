/** The four locales whose catalogue is written by hand (discovery spec §9). */
export const mainLocales = ["de_CH", "en_CH", "fr_CH", "it_CH"] as const;

export type MainLocale = (typeof mainLocales)[number];

/** Every locale of the product (discovery spec §9). */
export const locales = [
  ...mainLocales,
  "es_ES",
  "pt_PT",
  "nl_NL",
  "ko_KR",
  "zh_CN",
  "ja_JP",
  "cs_CZ",
  "da_DK",
  "el_GR",
  "hi_IN",
  "id_ID",
  "ms_MY",
  "pl_PL",
  "ru_RU",
  "sv_SE",
  "th_TH",
  "ar_AE",
  "nb_NO",
  "hu_HU",
  "sk_SK",
  "ro_RO",
  "sq_AL",
  "tr_TR",
  "vi_VN",
  "uk_UA",
  "hr_HR",
] as const;
export type Locale = (typeof locales)[number];

/**
 * The locales whose language the interface has words in, in `locales/<language>/`. The main ones are translated
 * completely; a word that another one lacks is shown in English.
 */
export const translatedLocales = [...mainLocales] as const satisfies readonly Locale[];

export type TranslatedLocale = (typeof translatedLocales)[number];

/** A product language by its two letters; each has one locale. */
export type Language = Locale extends infer L ? (L extends `${infer Letters}_${string}` ? Letters : never) : never;

export const defaultLocale: Locale = "de_CH";

/** `de_CH`, `de-ch`, `de-AT`, `DE` and `de` are all understood; undefined where the product has no such language. */
export function parseLocale(text: string): Locale | undefined {
  const [language] = text.trim().toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale.startsWith(`${language}_`));
}

/** The main locale whose catalogue a locale shows: its own, else the English one. */
export function mainLocaleOf(locale: Locale): MainLocale {
  return mainLocales.find((main) => main === locale) ?? "en_CH";
}

/** The locale whose words a locale shows: its own, else the English one. A page's `lang` and `dir` are of this one. */
export function translatedLocaleOf(locale: Locale): TranslatedLocale {
  return translatedLocales.find((translated) => translated === locale) ?? "en_CH";
}

/** The tag `Intl` and `lang` want: `de-CH`. */
export function languageTag(locale: Locale): string {
  return locale.replace("_", "-");
}

/** The tag of the language that a locale's words, dates, numbers and plurals are shown in. */
export function translatedLanguageTag(locale: Locale): string {
  return languageTag(translatedLocaleOf(locale));
}

/** What a locale's addresses on the shop begin with: nothing for the default one, `/fr-ch` for others. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${languageTag(locale).toLowerCase()}`;
}

/** The writing direction of a locale's language. */
export function direction(locale: Locale): "ltr" | "rtl" {
  return locale.startsWith("ar") ? "rtl" : "ltr";
}
