import { joinAmounts } from "../../sdk/contracts/money.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";

/** Puts values into a sentence that is shown: no line breaks within an amount. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return joinAmounts(withValues(sentence, values));
}

/**
 * The sentence that fits a count, with the count in place of `#`. `message` is a plural of ICU MessageFormat about
 * `count` alone: `{count, plural, one {# item} other {# items}}`. The plurals are those of the
 * language that the locale's words are in.
 */
export function counted(message: string, count: number, locale: Locale): string {
  const category = new Intl.PluralRules(translatedLanguageTag(locale)).select(count);
  const forms = new Map([...message.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, form]) => [name, form]));
  return (forms.get(category) ?? forms.get("other") ?? message).replaceAll("#", String(count));
}
