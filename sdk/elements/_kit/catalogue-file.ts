import { translatedLocaleOf, type Locale } from "../../contracts/locale.ts";

/** The language of a locale's messages: its own, else English. */
export function languageOf(locale: Locale): string {
  return translatedLocaleOf(locale).slice(0, 2);
}

/**
 * File name of a catalogue among the chunks, without its extension. The build's id determines it, so that the loader
 * needs no list of files.
 */
export function catalogueFile(name: string, language: string, build: string): string {
  return `${name}.${language}-${build}`;
}
