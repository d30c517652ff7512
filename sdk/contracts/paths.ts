import { prefixOf, mainLocaleOf, type Locale, type MainLocale } from "./locale.ts";

/** The shop's pages that elements lead to, by key and locale (discovery spec §2). */
const pages = {
  homepage: { de_CH: "", en_CH: "", fr_CH: "", it_CH: "" },
  activities: { de_CH: "freizeitaktivitaeten", en_CH: "activities", fr_CH: "activites", it_CH: "attivita" },
  search: { de_CH: "s", en_CH: "s", fr_CH: "s", it_CH: "s" },
  widget: { de_CH: "widget", en_CH: "widget", fr_CH: "widget", it_CH: "widget" },
  basket: { de_CH: "warenkorb", en_CH: "basket", fr_CH: "panier", it_CH: "carrello" },
  booking: { de_CH: "buchung", en_CH: "booking", fr_CH: "reservation", it_CH: "prenotazione" },
  confirm: {
    de_CH: "buchung/bestaetigung",
    en_CH: "booking/confirm",
    fr_CH: "reservation/confirmation",
    it_CH: "prenotazione/conferma",
  },
  terms: { de_CH: "agb", en_CH: "terms-of-service", fr_CH: "terms-of-service", it_CH: "terms-of-service" },
  privacy: { de_CH: "datenschutz", en_CH: "privacy-policy", fr_CH: "privacy-policy", it_CH: "privacy-policy" },
} as const satisfies Record<string, Record<MainLocale, string>>;
export type ShopPage = keyof typeof pages;

export const shopPages = Object.keys(pages) as ShopPage[];

/**
 * A page's path on the shop: `/warenkorb`, `/fr-ch/panier`. Only the default locale has no prefix. Beyond the main
 * locales it is the English path behind the locale's prefix, from which the shop leads on to the translated one.
 */
export function shopPath(page: ShopPage, locale: Locale): string {
  return `${prefixOf(locale)}/${pages[page][mainLocaleOf(locale)]}`.replace(/(?<=.)\/$/, "");
}
