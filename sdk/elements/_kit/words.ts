import { setupI18n, type I18n } from "@lingui/core";
import { languageTag, type Locale } from "../../contracts/locale.ts";
import { joinAmounts } from "../../contracts/money.ts";
import { languageOf } from "./catalogue-file.ts";
import { messagesOf } from "./catalogue.ts";

/** An i18n object with the locale that it was last asked to speak; kept on it, as Lingui hands out proxies of it. */
type Words = I18n & { wanted?: Locale };

/**
 * Loads catalogues into an i18n object of one element and turns it to a locale, unless it was asked for another one
 * meanwhile.
 */
export async function speak(i18n: Words, locale: Locale, names: readonly string[]): Promise<void> {
  const language = languageOf(locale);
  i18n.wanted = locale;
  i18n.load(language, {});
  for (const messages of await Promise.all(names.map((name) => messagesOf(name, language))))
    i18n.load(language, messages);
  if (i18n.wanted === locale) i18n.activate(language, [languageTag(locale), language]);
}

/**
 * A fresh i18n object: one per element, so that two languages live on one page. In its sentences no line breaks within
 * an amount.
 */
export function newWords(): I18n {
  const i18n = setupI18n();
  const translate = i18n._.bind(i18n) as (...message: unknown[]) => string;
  return Object.assign(i18n, { t: (...message: unknown[]) => joinAmounts(translate(...message)) });
}
