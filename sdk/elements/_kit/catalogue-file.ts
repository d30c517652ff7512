/** The languages that have words of their own. */
export const languages = ["de", "en", "fr", "it"];

/** The language whose words a locale gets: its own, else English. */
export function languageOf(locale: string): string {
  const language = locale.slice(0, 2);
  return languages.includes(language) ? language : "en";
}

/**
 * Name of a catalogue's file, which lies among the chunks, without its ending: known from the build alone, so that
 * nobody carries a list of them.
 */
export function catalogueFile(name: string, language: string, build: string): string {
  return `${name}.${language}-${build}`;
}
