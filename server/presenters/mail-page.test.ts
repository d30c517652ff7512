import { expect, test } from "vitest";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { mailHtml } from "./mail-page.ts";

test.each<[Locale, string]>([
  ["fr_CH", "fr-CH"],
  ["ja_JP", "en-CH"],
])("a mail in %s names the language of its words, %s", (locale, tag) => {
  expect(mailHtml({ name: "Gipfel", color: "#0b5d47" }, locale, [])).toContain(`<html lang="${tag}">`);
});
