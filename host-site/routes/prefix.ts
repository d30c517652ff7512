import { defaultLocale, languageTag, type Locale } from "../../sdk/contracts/locale.ts";

/** The prefix of a locale's addresses: none for the default one, `/fr-ch` for others. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${languageTag(locale).toLowerCase()}`;
}
