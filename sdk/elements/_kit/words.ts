import { setupI18n, type I18n } from "@lingui/core";
import { translatedLanguageTag, type Locale } from "../../contracts/locale.ts";
import { joinAmounts } from "../../contracts/money.ts";
import { languageOf } from "./catalogue-file.ts";
import { loadMessages } from "./catalogue.ts";

/** Loads catalogues into an element's i18n object, whose locale stays what it is. */
export async function loadWords(i18n: I18n, locale: Locale, names: readonly string[]): Promise<void> {
  const language = languageOf(locale);
  i18n.load(language, {});
  for (const messages of await Promise.all(names.map((name) => loadMessages(name, language))))
    i18n.load(language, messages);
}

/** Switches to a locale whose words are loaded. */
export const activateLocale = (i18n: I18n, locale: Locale): void =>
  i18n.activate(languageOf(locale), translatedLanguageTag(locale));

/**
 * A new i18n object: one per element, so that a page can show two languages. Its messages have no line breaks within an
 * amount.
 */
export function newWords(): I18n {
  const i18n = setupI18n();
  const translate = i18n._.bind(i18n) as (...message: unknown[]) => string;
  return Object.assign(i18n, { t: (...message: unknown[]) => joinAmounts(translate(...message)) });
}
