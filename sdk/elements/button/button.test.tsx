import { renderToString } from "preact-render-to-string";
import { I18nProvider } from "@lingui/react";
import { expect, test } from "vitest";
import { activateLocale, loadWords, newWords } from "../_kit/words.ts";
import { ButtonView } from "./button.tsx";

const appearance = {
  variant: "button",
  text: undefined,
  brandColor: undefined,
  theme: "auto",
  opensDialog: true,
} as const;
const props = { appearance, isFixed: false, press: () => {}, card: undefined, overlay: undefined };

test.each([
  ["de_CH", "Jetzt buchen"],
  ["en_CH", "Book now"],
  ["fr_CH", "Réserver maintenant"],
  ["it_CH", "Prenota ora"],
  ["sv_SE", "Book now"],
] as const)("in %s the button says %s", async (locale, words) => {
  const i18n = newWords();
  await loadWords(i18n, locale, ["button"]);
  activateLocale(i18n, locale);
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ButtonView {...props} />
    </I18nProvider>,
  );
  expect(html).toContain(words);
});
