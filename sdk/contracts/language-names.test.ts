import { expect, test } from "vitest";
import { languageNames } from "./language-names.ts";
import { languageTag, locales } from "./locale.ts";

test.each(locales)("%s has the name that its own speakers give their language", (locale) => {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(locale.slice(0, 2))!;
  expect(languageNames[locale]).toBe(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1));
});
