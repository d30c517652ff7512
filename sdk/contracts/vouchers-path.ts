import { prefixOf, type Language, type Locale } from "./locale.ts";

/** Translated for every language (discovery spec §2), in Latin letters without accents. */
export const vouchersSegments: Readonly<Record<Language, string>> = {
  en: "vouchers-and-gift-ideas",
  de: "gutscheine-und-geschenkideen",
  fr: "bons-et-idees-cadeaux",
  it: "buoni-e-idee-regalo",
  es: "vales-e-ideas-de-regalo",
  pt: "vales-e-ideias-para-presentes",
  nl: "cadeaubonnen-en-cadeau-ideeen",
  ko: "sangpumgwon-gwa-seonmul",
  zh: "liquan-yu-liwu",
  ja: "gifuto-ken-to-okurimono",
  cs: "poukazy-a-tipy-na-darky",
  da: "gavekort-og-gaveideer",
  el: "dorokartes-kai-idees-doron",
  hi: "uphaar-voucher",
  id: "voucher-dan-ide-hadiah",
  ms: "baucar-dan-idea-hadiah",
  pl: "bony-i-pomysly-na-prezent",
  ru: "sertifikaty-i-podarki",
  sv: "presentkort-och-presenttips",
  th: "batkamnan-lae-khongkhwan",
  ar: "qasaim-wa-afkar-hadaya",
  nb: "gavekort-og-gaveideer",
  hu: "utalvanyok-es-ajandekotletek",
  sk: "poukazky-a-tipy-na-darceky",
  ro: "vouchere-si-idei-de-cadouri",
  sq: "kupone-dhe-ide-dhuratash",
  tr: "hediye-cekleri-ve-fikirleri",
  vi: "phieu-qua-va-y-tuong-qua-tang",
  uk: "sertyfikaty-ta-podarunky",
  hr: "bonovi-i-ideje-za-darove",
};

/**
 * The path of the page about gift vouchers: `/gutscheine-und-geschenkideen`, `/hi-in/uphaar-voucher`. A table of its
 * own, for code that links there only.
 */
export function vouchersPath(locale: Locale): string {
  return `${prefixOf(locale)}/${vouchersSegments[locale.slice(0, 2) as Language]}`;
}
