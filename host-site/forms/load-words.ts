import { mainLocaleOf, type Locale, type MainLocale } from "../../sdk/contracts/locale.ts";

/** Words by main locale: each language is a file that comes when it is read. `words:<folder>` exports them. */
export type WordLoaders<Words> = Readonly<Record<MainLocale, () => Promise<{ readonly words: Words }>>>;

/** Loads words in a locale's language; English where there are none. */
export async function loadWords<Words>(loaders: WordLoaders<Words>, locale: Locale): Promise<Words> {
  return (await loaders[mainLocaleOf(locale)]()).words;
}
