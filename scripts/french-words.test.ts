/** In French a receipt and a meeting point have one word each: pages, mails and tickets name the same thing alike. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("locales/fr/**/*.po").toSorted();

/** The English word, and what must not stand for it: "quittance" and "point de rendez-vous" do. */
const others: readonly (readonly [RegExp, RegExp])[] = [
  [/receipt/i, /(?<!\p{L})reçus?(?!\p{L})/iu],
  [/meeting point/i, /(lieux?|points?) de rencontre|lieux? de rendez-vous/i],
];

test.each(files)("%s has one word for a receipt, and one for a meeting point", (file) => {
  const messages = readFileSync(file, "utf8").split("\n\n");
  expect(
    messages.filter((message) => {
      const [english = "", french = ""] = message.split(/^msgstr /m);
      return others.some(([source, other]) => source.test(english.replace(/^#: .*$/gm, "")) && other.test(french));
    }),
  ).toEqual([]);
});
