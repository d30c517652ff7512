import { prefixOf, mainLocaleOf, type Locale, type MainLocale } from "./locale.ts";

/**
 * The shop's pages that elements lead to, by key (discovery spec §2): one path, or one by main locale, where the
 * English one is also that of locales without their own. `pages/` takes them from here for all locales.
 */
export const linkedPages = {
  homepage: "",
  activities: { de_CH: "freizeitaktivitaeten", en_CH: "activities", fr_CH: "activites", it_CH: "attivita" },
  search: "s",
  widget: "widget",
  basket: { de_CH: "warenkorb", en_CH: "basket", fr_CH: "panier", it_CH: "carrello" },
  booking: { de_CH: "buchung", en_CH: "booking", fr_CH: "reservation", it_CH: "prenotazione" },
  confirm: {
    de_CH: "buchung/bestaetigung",
    en_CH: "booking/confirm",
    fr_CH: "reservation/confirmation",
    it_CH: "prenotazione/conferma",
  },
  terms: { de_CH: "agb", en_CH: "terms-of-service" },
  "privacy-policy": { de_CH: "datenschutz", en_CH: "privacy-policy" },
} as const satisfies Record<string, string | ({ readonly en_CH: string } & Partial<Record<MainLocale, string>>)>;
export type LinkedPage = keyof typeof linkedPages;

/**
 * A page's path on the shop: `/warenkorb`, `/fr-ch/panier`. Only the default locale has no prefix. Beyond the main
 * locales it is the English path behind the locale's prefix, from which the shop leads on to the translated one.
 */
export function shopPath(page: LinkedPage, locale: Locale): string {
  const paths: string | ({ readonly en_CH: string } & Partial<Record<MainLocale, string>>) = linkedPages[page];
  const path = typeof paths === "string" ? paths : (paths[mainLocaleOf(locale)] ?? paths.en_CH);
  return `${prefixOf(locale)}/${path}`.replace(/(?<=.)\/$/, "");
}

/** The plugin for WordPress, as an archive that WordPress installs. */
export const wordpressPluginPath = "/wordpress/gipfel.zip";
