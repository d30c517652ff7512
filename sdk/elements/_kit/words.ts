import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "../../contracts/locale.ts";

const catalogues = import.meta.glob<{ messages: Messages }>("../../../locales/*/*.po");
const languages = ["de", "en", "fr", "it"];

/** The language whose catalogue a locale reads: its own, else English. */
export function languageOf(locale: Locale): string {
  const language = locale.slice(0, 2);
  return languages.includes(language) ? language : "en";
}

/** Loads catalogues into an i18n object of one element and turns it to a locale. A missing catalogue is empty, not an error. */
export async function speak(i18n: I18n, locale: Locale, names: readonly string[]): Promise<void> {
  const language = languageOf(locale);
  const loads = names.map((name) => catalogues[`../../../locales/${language}/${name}.po`]).filter((load) => load !== undefined);
  for (const { messages } of await Promise.all(loads.map((load) => load()))) i18n.load(language, messages);
  if (!i18n.messages || loads.length === 0) i18n.load(language, {});
  i18n.activate(language, [languageTag(locale), language]);
}

/** A fresh i18n object: one per element, so that two languages live on one page. */
export function newWords(): I18n {
  return setupI18n();
}
