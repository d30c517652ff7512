import { expect, test } from "vitest";
import { foldTexts, searchWords } from "./search-text.ts";

test.each([
  ["a tab", "Anna\tMüller"],
  ["a line break", "Anna\nMüller"],
  ["a no-break space", "Anna\u00a0Müller"],
  ["a next-line character", "Anna\u0085Müller"],
])("a pasted name with %s between its words is found by both", (_, name) => {
  expect(searchWords(name)).toEqual(["anna", "muller"]);
  expect(foldTexts([name])).toBe("anna muller");
});

test("characters without a width don't split a word", () => {
  expect(searchWords("Zü\u200brich \ufeffZü\u00adrich Zü\u0000rich")).toEqual(["zurich", "zurich", "zurich"]);
});

test("characters without a width between two spaces leave one", () => {
  expect(foldTexts(["Anna \u200b Müller"])).toBe("anna muller");
});

test("Arabic letters match with and without their hamza", () => {
  expect(foldTexts(["أحمد"])).toBe(foldTexts(["احمد"]));
});
