import { expect, test } from "vitest";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { codeCard, mailHtml } from "./mail-page.ts";

test.each<[Locale, string]>([
  ["fr_CH", "fr-CH"],
  ["ja_JP", "en-CH"],
])("a mail in %s names the language of its words, %s", (locale, tag) => {
  expect(mailHtml({ name: "Gipfel", color: "#0b5d47" }, locale, [])).toContain(`<html lang="${tag}">`);
});

test("a code stands large on a line of its own, with its last day", () => {
  const card = codeCard("Your code", "ALPS-4K7Q", "It is valid until 30 November 2027.");
  expect(card).toMatch(/<div style="[^"]*font-size:28px[^"]*">ALPS-4K7Q<\/div>/);
  expect(card).toContain("It is valid until 30 November 2027.");
});
