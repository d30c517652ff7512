import { joinAmounts } from "../../sdk/contracts/money.ts";
import { languageTag, mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { Counted } from "./words.types.ts";

/** Puts values into a sentence: `{name}` becomes what `name` is. No line breaks within an amount. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return joinAmounts(sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));
}

/**
 * The sentence that fits a count, with the count in it. The words are those of the locale's main locale, and so are
 * their plurals.
 */
export function counted(sentences: Counted, count: number, locale: Locale): string {
  const isOne = new Intl.PluralRules(languageTag(mainLocaleOf(locale))).select(count) === "one";
  return fill(isOne ? sentences.one : sentences.other, { count });
}
