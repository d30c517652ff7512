import { translatedLanguageTag, type Locale } from "../sdk/contracts/locale.ts";
import { dateInWords } from "../sdk/ui/month.ts";

/** A calendar date ("2026-11-21") in words, in the language of the words around it: "21 November 2026". */
export function longDate(date: string, locale: Locale): string {
  return dateInWords(date, translatedLanguageTag(locale), { dateStyle: "long" });
}
