import { words as pages, type PageWords } from "../../host-site/pages/words.ts";
import { words as shell, type ShellWords } from "../../host-site/shell/words.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { inEachLanguage } from "./in-each-language.ts";

/** The shell's words in the language of a locale; English where it has none. The browser gets them with the page. */
export const shellWords: (locale: Locale) => ShellWords = inEachLanguage("host-site/shell", shell);

/** The words of pages in the language of a locale; English where it has none. */
export const pageWords: (locale: Locale) => PageWords = inEachLanguage("host-site/pages", pages);
