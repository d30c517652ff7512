import { expect, test } from "vitest";
import { locales, translatedLocales } from "../../sdk/contracts/locale.ts";
import { counted, fill } from "./fill.ts";
import { shellWords } from "./words.fixture.ts";

const sentences = (words: object): string[] =>
  Object.values(words).flatMap((word) => (typeof word === "string" ? [word] : sentences(word as object)));
const gaps = (words: object) => sentences(words).map((sentence) => sentence.match(/\{\w+\}/g) ?? []);

test("each language says all that the shell says, with the same gaps to fill", () => {
  const english = shellWords("en_CH");
  for (const locale of translatedLocales) {
    expect(
      sentences(shellWords(locale)).every((sentence) => sentence.trim() === sentence && sentence.length > 0),
      locale,
    ).toBe(true);
    expect(gaps(shellWords(locale)), locale).toEqual(gaps(english));
  }
});

test("German is written as the Swiss do", () => {
  expect(sentences(shellWords("de_CH")).filter((sentence) => sentence.includes("ß"))).toEqual([]);
});

test("other languages fall back to English", () => {
  expect(locales.filter((locale) => !shellWords(locale))).toEqual([]);
  expect(shellWords("ja_JP").header.basket).toBe("Basket");
});

test("the basket counts in words", () => {
  const { basketWith } = shellWords("de_CH").header;
  expect(counted(basketWith, 1, "de_CH")).toBe("Warenkorb, 1 Eintrag");
  expect(counted(basketWith, 3, "de_CH")).toBe("Warenkorb, 3 Einträge");
});

test("a name with braces or dollars stays what it is", () => {
  expect(fill("Account of {name}", { name: "$& {name}" })).toBe("Account of $& {name}");
  expect(fill("{other}", { name: "x" })).toBe("{other}");
});
