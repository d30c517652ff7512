import { loaders } from "words:shell";
import { translatedLocaleOf, translatedLocales, type Locale } from "../../sdk/contracts/locale.ts";
import type { ShellWords } from "./words.ts";

const wordsByLocale = new Map(
  await Promise.all(translatedLocales.map(async (locale) => [locale, (await loaders[locale]()).words] as const)),
);

/** The shell's words for tests, as the server puts them into an answer. */
export function shellWords(locale: Locale): ShellWords {
  return wordsByLocale.get(translatedLocaleOf(locale))!;
}
