import type { Locale } from "./locale.ts";

/**
 * Each language as its speakers write it, with a capital letter. Written out, as browsers lack some of the names: they
 * would say "Albanian" among the others' own.
 */
export const languageNames: Readonly<Record<Locale, string>> = {
  de_CH: "Deutsch",
  en_CH: "English",
  fr_CH: "Français",
  it_CH: "Italiano",
  es_ES: "Español",
  pt_PT: "Português",
  nl_NL: "Nederlands",
  ko_KR: "한국어",
  zh_CN: "中文",
  ja_JP: "日本語",
  cs_CZ: "Čeština",
  da_DK: "Dansk",
  el_GR: "Ελληνικά",
  hi_IN: "हिन्दी",
  id_ID: "Indonesia",
  ms_MY: "Melayu",
  pl_PL: "Polski",
  ru_RU: "Русский",
  sv_SE: "Svenska",
  th_TH: "ไทย",
  ar_AE: "العربية",
  nb_NO: "Norsk bokmål",
  hu_HU: "Magyar",
  sk_SK: "Slovenčina",
  ro_RO: "Română",
  sq_AL: "Shqip",
  tr_TR: "Türkçe",
  vi_VN: "Tiếng Việt",
  uk_UA: "Українська",
  hr_HR: "Hrvatski",
};
