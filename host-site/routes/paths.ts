import { defaultLocale, languageTag, mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { PageKey } from "./keys.ts";

type MainPaths = Readonly<Record<"de" | "en" | "fr" | "it", string>>;
const same = (path: string): MainPaths => ({ de: path, en: path, fr: path, it: path });

const paths: Readonly<Record<PageKey, MainPaths>> = {
  homepage: same(""),
  "about-us": { de: "ueber-uns", en: "about-us", fr: "a-propos", it: "chi-siamo" },
  account: same("account"),
  activities: { de: "freizeitaktivitaeten", en: "activities", fr: "activites", it: "attivita" },
  affiliate: same("affiliate"),
  basket: { de: "warenkorb", en: "basket", fr: "panier", it: "carrello" },
  booking: { de: "buchung", en: "booking", fr: "reservation", it: "prenotazione" },
  confirm: { de: "buchung/bestaetigung", en: "booking/confirm", fr: "reservation/confirmation", it: "prenotazione/conferma" },
  chat: same("chat"),
  "cookie-policy": { de: "cookie-richtlinie", en: "cookie-policy", fr: "politique-de-cookies", it: "informativa-sui-cookie" },
  imprint: same("imprint"),
  map: { de: "karte", en: "map", fr: "carte", it: "mappa" },
  "please-confirm": { de: "bitte-bestaetigen", en: "please-confirm", fr: "veuillez-confirmer", it: "conferma-richiesta" },
  "successfully-registered": { de: "erfolgreich-angemeldet", en: "successfully-registered", fr: "inscription-reussie", it: "iscrizione-riuscita" },
  "privacy-policy": same("privacy-policy"),
  search: same("s"),
  supplier: { de: "anbieter", en: "supplier", fr: "prestataire", it: "fornitore" },
  "supplier-registration": { de: "anbieter/registration", en: "supplier/registration", fr: "prestataire/inscription", it: "fornitore/registrazione" },
  terms: same("terms-of-service"),
  "terms-affiliates": same("terms-of-service/affiliates"),
  "terms-b2b": same("terms-of-service/b2b"),
  transport: same("transport"),
  "travel-guide": same("travel-guide"),
  "travel-routes": { de: "schweiz-rundreisen", en: "switzerland-itineraries", fr: "itineraires-suisse", it: "itinerari-svizzera" },
  vouchers: { de: "gutscheine-und-geschenkideen", en: "vouchers-and-gift-ideas", fr: "bons-et-idees-cadeaux", it: "buoni-e-idee-regalo" },
  widget: same("widget"),
};

/** The prefix of a locale's addresses: none for the default one, `/fr-ch` for others. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${languageTag(locale).toLowerCase()}`;
}

/** The path of one of the shop's pages: `/warenkorb`, `/fr-ch/panier`. */
export function pagePath(key: PageKey, locale: Locale): string {
  const path = paths[key][mainLocaleOf(locale).slice(0, 2) as keyof MainPaths];
  return `${prefixOf(locale)}/${path}`.replace(/(?<=.)\/$/, "");
}
