import type { PageWords } from "./words.types.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

const languages: Readonly<Record<string, PageWords>> = { de, en, fr, it };

/** The pages' words in the language of a locale; English where it has none. */
export function pageWords(locale: Locale): PageWords {
  return languages[locale.slice(0, 2)] ?? en;
}
