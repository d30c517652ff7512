import { resolve } from "node:path";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { counted } from "../../host-site/shell/fill.ts";
import { mainLocales, translatedLocales, type Locale, type TranslatedLocale } from "../../sdk/contracts/locale.ts";
import { findGaps } from "../../scripts/words/gaps.ts";
import { catalogueNameOf, findTreeFiles } from "../../scripts/words/trees.ts";
import { idPrefixOf, readCatalogue, readWords } from "./catalogue.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import { pageWords } from "./page-words.ts";
import { messagesOf, wordsIn, type WordTree } from "./tree.ts";

const trees = findTreeFiles().map((file) => [catalogueNameOf(file), file] as const);
const serverTrees = trees.filter(([name]) => name.startsWith("server/"));
const languagesOf = (locales: readonly TranslatedLocale[]) =>
  locales.filter((locale) => locale !== "en_CH").map((locale) => locale.slice(0, 2));
const others = languagesOf(translatedLocales);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+(\}|, plural)/g))].toSorted();

test.each(languagesOf(mainLocales))(
  "[%s] every message of every catalogue is translated, and from the English text that it has",
  (language) => {
    expect(findGaps(language)).toEqual([]);
  },
);

/**
 * What forms of pages and of elements say alike: an id of the pages' forms, and its message in catalogues of elements.
 */
const sharedSentences = [
  ["forms.mistakes.required", "Please fill this in.", ["newsletter", "booking-steps"]],
  ["forms.mistakes.email", "SettingsForm.email", ["newsletter", "checkout"]],
  ["forms.mistakes.phone", "SettingsForm.phoneNumber", ["checkout"]],
  [
    "forms.mistakes.characters",
    "There are invisible characters in this text. Please type it by hand instead of pasting it.",
    ["booking-steps", "checkout"],
  ],
] as const;

test.each(languagesOf(mainLocales))("[%s] a mistake has the same words in pages and elements", (language) => {
  const forms = readCatalogue("host-site/forms", language);
  for (const [id, message, elements] of sharedSentences)
    for (const element of elements) expect(readCatalogue(element, language).get(message), message).toBe(forms.get(id));
  for (const element of ["booking-steps", "checkout"])
    expect(readCatalogue(element, language).get("(optional)")).toBe(`(${forms.get("forms.optional")})`);
});

test("each tree has a catalogue of its own", () => {
  expect(new Set(trees.map(([name]) => name)).size).toBe(trees.length);
});

test.each(trees)("%s: its catalogues have the ids of its tree, and the same placeholders", async (name, file) => {
  const { words } = (await import(resolve(file))) as { readonly words: WordTree };
  const messages = messagesOf(idPrefixOf(name), words);
  expect([...readCatalogue(name, "en")].toSorted()).toEqual([...messages].toSorted());
  for (const language of others) {
    const translations = readCatalogue(name, language);
    expect([...translations.keys()].toSorted()).toEqual(messages.map(([id]) => id).toSorted());
    for (const [id, english] of messages)
      expect(placeholders(translations.get(id) || english), `${id} in ${language}`).toEqual(placeholders(english));
  }
});

test.each(serverTrees)("%s: its reader reads its catalogue", async (name, file) => {
  const { words, ...others } = (await import(resolve(file))) as { readonly words: WordTree };
  const [read, ...more] = Object.values(others) as unknown as readonly ((locale: Locale) => WordTree)[];
  expect(more).toEqual([]);
  for (const locale of translatedLocales) expect(read!(locale)).toEqual(readWords(name, words, locale.slice(0, 2)));
  expect(read!("ja_JP")).toEqual(words);
});

test.each(trees)("%s: plurals read as ICU MessageFormat has them", (name) => {
  for (const locale of translatedLocales) {
    const i18n = setupI18n({ locale: locale.replace("_", "-"), messages: { [locale.replace("_", "-")]: {} } });
    i18n.setMessagesCompiler(compileMessage);
    for (const [id, message] of readCatalogue(name, locale.slice(0, 2)))
      if (message.includes(", plural,"))
        for (const count of [0, 1, 2, 5]) expect(counted(message, count, locale), id).toBe(i18n._(message, { count }));
  }
});

test("a message without a translation is English, its neighbours are not", () => {
  const tree = { title: "Title", list: ["One", "Two"], deep: { text: "Text" } };
  const translations = new Map([
    ["room.title", "Titel"],
    ["room.list.1", "Zwei"],
    ["room.deep.text", ""],
  ]);
  expect(wordsIn("room", tree, translations)).toEqual({
    title: "Titel",
    list: ["One", "Zwei"],
    deep: { text: "Text" },
  });
});

test("a language without a catalogue has no translations; a locale without words gets English", () => {
  expect(readCatalogue("host-site/pages", "xx").size).toBe(0);
  expect(pageWords("ja_JP").search.title).toBe("Search");
  expect(pageWords("de_CH").search.title).toBe("Suche");
});

test("values are put into a sentence as they are, and only where it has a place for them", () => {
  expect(withValues("{title}: {more}, {title}", { title: "{more} $& $1", other: "-" })).toBe(
    "{more} $& $1: {more}, {more} $& $1",
  );
});
