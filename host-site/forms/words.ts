import { mainLocaleOf, type Locale, type MainLocale } from "../../sdk/contracts/locale.ts";
import type { FormWords } from "./words/en.ts";

/** Words of a room by main locale: each language is a file that comes when it is read. */
export type WordLoaders<Words> = Readonly<Record<MainLocale, () => Promise<{ readonly words: Words }>>>;

/** Loads a room's words in a locale's language; English where there are none. */
export async function loadWords<Words>(loaders: WordLoaders<Words>, locale: Locale): Promise<Words> {
  return (await loaders[mainLocaleOf(locale)]()).words;
}

export const formWords: WordLoaders<FormWords> = {
  de_CH: () => import("./words/de.ts"),
  en_CH: () => import("./words/en.ts"),
  fr_CH: () => import("./words/fr.ts"),
  it_CH: () => import("./words/it.ts"),
};
