import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parsePo } from "pofile-ts";
import { wordsIn, type Translations } from "./tree.ts";

/** The file of a catalogue (`server/ticket`) in a language (`de`), from the project's folder. */
export function catalogueFileOf(name: string, language: string): string {
  return `locales/${language}/${name}.po`;
}

/** The translations of a catalogue; none where the language has no such file. */
export function readCatalogue(name: string, language: string): Translations {
  const file = new URL(`../../${catalogueFileOf(name, language)}`, import.meta.url);
  if (!existsSync(file)) return new Map();
  const { items } = parsePo(readFileSync(file, "utf8"));
  return new Map(items.filter(({ obsolete }) => !obsolete).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ""]));
}

/** What message ids of a catalogue begin with: `ticket` of `server/ticket`. */
export function idPrefixOf(name: string): string {
  return posix.basename(name);
}

/** The tree of a catalogue in a language. English is the tree itself. */
export function readWords<Tree extends object>(name: string, tree: Tree, language: string): Tree {
  return language === "en" ? tree : wordsIn(idPrefixOf(name), tree, readCatalogue(name, language));
}
