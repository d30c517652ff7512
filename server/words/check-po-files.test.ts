import { expect, test } from "vitest";
import { checkPoFile, checkPoFiles } from "./check-po-files.ts";

test("every catalogue of the shop can be read", () => {
  expect(() => checkPoFiles("locales")).not.toThrow();
});

test.each([
  ["a quote that is not closed", ['msgid "a"', 'msgstr "b', ""], 2],
  ["a text without quotes", ["msgid a", 'msgstr "b"'], 1],
  ["what a merge has left", ['msgid "a"', "<<<<<<< HEAD", 'msgstr "b"'], 2],
  ["a message without its text", ["", "#. A comment", 'msgid "a"', "", 'msgid "c"', 'msgstr "d"'], 3],
  ["a text without its message", ['msgstr "b"'], 1],
  ["two messages without an empty line", ['msgid "a"', 'msgstr "b"', 'msgid "c"', 'msgstr "d"'], 3],
  ["a continued line that continues nothing", ['"a"'], 1],
])("%s is refused with file and line", (_name, lines, line) => {
  expect(() => checkPoFile("locales/de/shop.po", lines.join("\n"))).toThrow(`[gipfel] locales/de/shop.po:${line}: `);
});

test("texts over several lines, contexts, plurals and comments are read", () => {
  const text = [
    "# Note",
    'msgctxt "c"',
    'msgid "a \\"b\\""',
    'msgstr ""',
    '"one"',
    '"two"',
    "",
    'msgid "e"',
    'msgstr "f"',
  ];
  expect(() => checkPoFile("locales/de/shop.po", text.join("\r\n"))).not.toThrow();
});
