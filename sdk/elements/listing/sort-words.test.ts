import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const labels = ["Sort by", "Recommended", "Most booked", "Best rated", "Lowest price", "Highest price"];

/** The translations of the sort's labels, by the catalogue of an element. */
function wordsOf(element: string, language: string): (string | undefined)[] {
  const catalogue = readFileSync(`locales/${language}/${element}.po`, "utf8");
  return labels.map((label) => new RegExp(`msgid "${label}"\nmsgstr "([^"]+)"`).exec(catalogue)?.[1]);
}

test.each(["de", "en", "fr", "it"])("names the sorts alike in the list and the map: %s", (language) => {
  expect(wordsOf("listing", language)).not.toContain(undefined);
  expect(wordsOf("map", language)).toEqual(wordsOf("listing", language));
});
