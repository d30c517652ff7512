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

/** A product language by its two letters; each has one locale. */
export type Language = Locale extends infer L ? (L extends `${infer Letters}_${string}` ? Letters : never) : never;

export const defaultLocale: Locale = "de_CH";

/** `de_CH`, `de-ch`, `DE` and `de` are all understood; undefined where the product has no such language. */
export function parseLocale(text: string): Locale | undefined {
  const [language = "", region] = text.trim().toLowerCase().split(/[-_]/);
  const sameLanguage = locales.filter((locale) => locale.startsWith(`${language}_`));
  return sameLanguage.find((locale) => locale.toLowerCase().endsWith(`_${region}`)) ?? sameLanguage[0];
}

/**
 * The main locale that a locale's pages are shown in: its own, that of its language, else English. A page's `lang` and
 * `dir` are those of this one.
 */
export function mainLocaleOf(locale: Locale): MainLocale {
  return mainLocales.find((main) => main.slice(0, 2) === locale.slice(0, 2)) ?? "en_CH";
}

/** The tag `Intl` and `lang` want: `de-CH`. */
export function languageTag(locale: Locale): string {
  return locale.replace("_", "-");
}

/** What a locale's addresses on the shop begin with: nothing for the default one, `/fr-ch` for others. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${languageTag(locale).toLowerCase()}`;
}

/** The writing direction of a locale's language. */
export function direction(locale: Locale): "ltr" | "rtl" {
  return locale.startsWith("ar") ? "rtl" : "ltr";
}
