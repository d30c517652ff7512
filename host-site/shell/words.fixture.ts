import { words as de } from "words:shell/de";
import { words as en } from "words:shell/en";
import { words as fr } from "words:shell/fr";
import { words as it } from "words:shell/it";
import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { ShellWords } from "./words.ts";

/** The shell's words for tests, as the server puts them into an answer. */
export function shellWords(locale: Locale): ShellWords {
  return { de_CH: de, en_CH: en, fr_CH: fr, it_CH: it }[mainLocaleOf(locale)];
}
