/**
 * Italian addresses the reader with a capital (Lei, Suo), as German does: in small letters the same words mean somebody
 * or something else.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("locales/it/**/*.po").toSorted();

/** Of a supplier, a guest, a booking, a part, a page: none of them is the reader. */
const ofOthers = [
  "al suo posto",
  "Al suo posto",
  "Del suo prezzo",
  "prema il suo pulsante",
  "il suo biglietto non è più valido",
  "è sulla sua fattura",
  "sono sulla sua fattura",
  "tutta la sua prenotazione",
  "link nella sua e-mail",
  "Se la sua finestra",
  "dopo la sua risposta",
];

test.each(files)("%s addresses the reader with a capital", (file) => {
  const text = ofOthers.reduce((rest, phrase) => rest.replaceAll(phrase, ""), readFileSync(file, "utf8"));
  expect(
    text
      .split("\n")
      .filter((line) =>
        /(?<![\p{L}-])(lei|suo|sua|suoi|sue|vostr[oaie])(?![\p{L}-])| la preghiamo| le (scriviamo|inviamo|rispondiamo|viene)/u.test(
          line,
        ),
      ),
  ).toEqual([]);
});
