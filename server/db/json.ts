import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { Words } from "../domain/catalogue-schema.ts";

/** Reads a JSON column. Only this server writes them, so their shape is trusted. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** The same for a column that may be null. */
export function fromJsonOrNull<T>(text: string | null): T | null {
  return text === null ? null : fromJson<T>(text);
}

/** The locale whose catalogue replaces another (design §7): English where there is no own one. */
export function catalogueLocale(locale: Locale): keyof Words {
  return mainLocaleOf(locale);
}

/** One language of a text. */
export function inLocale(words: Words, locale: Locale): string {
  return words[catalogueLocale(locale)];
}
