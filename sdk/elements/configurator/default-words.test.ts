import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { defaultText } from "../../machines/configurator/configurator.rules.ts";
import { activateLocale, loadWords, newWords } from "../_kit/words.ts";

test.each(locales)("in %s a button's default words are those that the button itself has", async (locale) => {
  const i18n = newWords();
  await loadWords(i18n, locale, ["button"]);
  activateLocale(i18n, locale);
  expect(defaultText(locale)).toBe(i18n._("button.bookNow"));
});
