import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { Words } from "./catalogue-schema.ts";

/** A text in the main locale whose catalogue a locale shows. */
export function inLocale(words: Words, locale: Locale): string {
  return words[mainLocaleOf(locale)];
}
