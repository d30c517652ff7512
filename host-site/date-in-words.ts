import { translatedLanguageTag, type Locale } from "../sdk/contracts/locale.ts";

/** A calendar date ("2026-11-21") in words, in the language of the words around it: "21 November 2026". */
export function dateInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(translatedLanguageTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
