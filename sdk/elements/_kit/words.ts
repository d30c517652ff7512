import { setupI18n, type I18n } from "@lingui/core";
import { languageTag, type Locale } from "../../contracts/locale.ts";
import { languageOf } from "./catalogue-file.ts";
import { messagesOf } from "./catalogue.ts";

/** Loads catalogues into an i18n object of one element and turns it to a locale. */
export async function speak(i18n: I18n, locale: Locale, names: readonly string[]): Promise<void> {
  const language = languageOf(locale);
  i18n.load(language, {});
  for (const messages of await Promise.all(names.map((name) => messagesOf(name, language)))) i18n.load(language, messages);
  i18n.activate(language, [languageTag(locale), language]);
}

/** A fresh i18n object: one per element, so that two languages live on one page. */
export function newWords(): I18n {
  return setupI18n();
}
