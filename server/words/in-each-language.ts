import { translatedLocaleOf, translatedLocales, type Locale } from "../../sdk/contracts/locale.ts";
import { readWords } from "./catalogue.ts";

/**
 * The words of a tree by locale, in its language; English where it has none. The catalogues are read at once, when the
 * process starts. `name` is the catalogue's: `server/ticket`.
 */
export function inEachLanguage<Tree extends object>(name: string, tree: Tree): (locale: Locale) => Tree {
  const trees = new Map(translatedLocales.map((locale) => [locale, readWords(name, tree, locale.slice(0, 2))]));
  return (locale) => trees.get(translatedLocaleOf(locale))!;
}
