import { mainLocales } from "../../contracts/locale.ts";

/** The language of a locale's messages: its own, else English. */
export function languageOf(locale: string): string {
  const language = locale.slice(0, 2);
  return mainLocales.some((main) => main.startsWith(language)) ? language : "en";
}

/**
 * File name of a catalogue among the chunks, without its extension. The build's id determines it, so that the loader
 * needs no list of files.
 */
export function catalogueFile(name: string, language: string, build: string): string {
  return `${name}.${language}-${build}`;
}
