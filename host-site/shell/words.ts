import type { ShellWords } from "./words.types.ts";
import { mainLocaleOf, type Locale, type MainLocale } from "../../sdk/contracts/locale.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

const table: Readonly<Record<MainLocale, ShellWords>> = { de_CH: de, en_CH: en, fr_CH: fr, it_CH: it };

/**
 * The shell's words in the language of a locale; English where it has none. For the server: the browser gets them with
 * the page.
 */
export function shellWords(locale: Locale): ShellWords {
  return table[mainLocaleOf(locale)];
}
