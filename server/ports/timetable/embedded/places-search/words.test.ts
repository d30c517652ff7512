import { expect, test } from "vitest";
import { withOneTypo } from "./typos.ts";
import { alternatives, nameWords, queryWords } from "./words.ts";

test.each([
  ["Zürich HB", ["zurich"]],
  ["St. Gallen, Bahnhof", ["st", "gallen"]],
  ["S. Antonio", ["st", "antonio"]],
  ["Château-d'Oex", ["chateau", "d", "oex"]],
  ["Biel/Bienne, Schiffländte/Déb.", ["biel", "bienne", "schifflandte", "deb"]],
  // Nothing else is left.
  ["Bahnhof", ["bahnhof"]],
])("the words of %s", (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test.each([
  ["Gare de Lausanne", ["lausanne"]],
  ["gare de la Chaux-de-Fonds", ["chaux", "de", "fonds"]],
  ["stazione di Lugano", ["lugano"]],
  ["Zurich main station", ["zurich"]],
  ["Sankt Gallen Hbf", ["st", "gallen"]],
  ["Bahnhof", ["bahnhof"]],
  ["", []],
])("what is asked for by %j", (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

test.each([
  ["Biel/Bienne", ["Biel/Bienne", "Biel", "Bienne"]],
  ["Sierre/Siders, gare", ["Sierre/Siders, gare", "Sierre, gare", "Siders, gare"]],
  ["Sierre/Siders SMC", ["Sierre/Siders SMC", "Sierre SMC", "Siders SMC"]],
  ["Tavanasa-Breil/Brigels", ["Tavanasa-Breil/Brigels", "Tavanasa Breil", "Tavanasa Brigels"]],
  ["Zürich, Bahnhofstrasse/HB", ["Zürich, Bahnhofstrasse/HB"]],
  ["Bern", ["Bern"]],
])("the names of %s", (name, names) => {
  expect(alternatives(name)).toEqual(names);
});

test.each([
  ["bern", "bern", "exact"],
  ["berm", "bern", "exact"],
  ["brn", "bern", "exact"],
  ["beern", "bern", "exact"],
  ["bren", "bern", "exact"],
  ["eern", "bern", "exact"],
  ["luzren", "luzern", "exact"],
  ["intrela", "interlaken", "beginning"],
  ["interlax", "interlaken", "beginning"],
  ["basel", "baselstrasse", "beginning"],
  ["bxrx", "bern", null],
  ["thun", "bern", null],
  ["bernina", "ber", null],
])("%s for %s is %s", (typed, word, how) => {
  expect(withOneTypo(typed, word)).toBe(how);
});
