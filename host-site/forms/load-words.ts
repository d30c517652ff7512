import { translatedLocaleOf, type Locale, type TranslatedLocale } from "../../sdk/contracts/locale.ts";

/** Words by translated locale: each language is a file that comes when it is read. `words:<folder>` exports them. */
export type WordLoaders<Words> = Readonly<Record<TranslatedLocale, () => Promise<{ readonly words: Words }>>>;

/** Loads words in a locale's language; English where there are none. */
export async function loadWords<Words>(loaders: WordLoaders<Words>, locale: Locale): Promise<Words> {
  return (await loaders[translatedLocaleOf(locale)]()).words;
}
