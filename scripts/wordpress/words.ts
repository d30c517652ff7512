/** The plugin's words: from its PHP files to gettext's template, translations and compiled catalogues. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createItem, createPoFile, parsePo, stringifyPo, type PoFile, type PoItem } from "pofile-ts";

/** Calls of WordPress's functions of translation with literal texts: `_x( 'Text', 'context', 'gipfel' )`. */
const literal = String.raw`'((?:[^'\\]|\\.)*)'`;
const calls = new RegExp(
  String.raw`\b(?:esc_html|esc_attr)?_(_|x|_x|e)\(\s*${literal}\s*,(?:\s*${literal}\s*,)?\s*'gipfel'\s*\)`,
  "g",
);

/** The template of all texts of the plugin in `folder`, with the files that they are in. */
export function template(folder: string, version: string): PoFile {
  const items = new Map<string, PoItem>();
  for (const file of globSync("**/*.php", { cwd: folder }).sort()) {
    const source = readFileSync(join(folder, file), "utf8");
    const header = /^ \* Description: +(.+)$/m.exec(source)?.[1];
    if (header) add(items, header, null, file);
    for (const [, , msgid, context] of source.matchAll(calls)) add(items, unescaped(msgid!), context ?? null, file);
  }
  return {
    ...createPoFile(),
    headers: {
      "Project-Id-Version": `Gipfel ${version}`,
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=UTF-8",
      "Content-Transfer-Encoding": "8bit",
      "X-Domain": "gipfel",
    },
    items: [...items.values()],
  };
}

/** A translation with the template's texts: what is translated stays, what is gone goes. */
export function merged(translation: PoFile, from: PoFile): PoFile {
  const known = new Map(translation.items.map((item) => [keyOf(item), item.msgstr]));
  return {
    ...translation,
    items: from.items.map((item) => Object.assign(createItem(), item, { msgstr: known.get(keyOf(item)) ?? [""] })),
  };
}

export function readCatalogue(text: string): PoFile {
  return parsePo(text);
}

export function writeCatalogue(catalogue: PoFile): string {
  return `${stringifyPo(catalogue, { foldLength: 0 }).trim()}\n`;
}

export function untranslated(catalogue: PoFile): string[] {
  return catalogue.items.filter((item) => !item.msgstr[0]).map((item) => item.msgid);
}

/**
 * A compiled catalogue, as WordPress reads it (GNU gettext's manual, "The Format of GNU MO Files"): a head, the tables
 * of originals and of translations, their texts; little-endian.
 */
export function compile({ headers, items }: PoFile): Buffer {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  const texts = items
    .filter((item) => item.msgstr[0])
    .map((item) => [keyOf(item), item.msgstr[0]!] as const)
    .concat([["", head.join("")]])
    .map(([original, translation]) => [Buffer.from(original), Buffer.from(translation)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other));
  const headLength = 28;
  const tableLength = 8 * texts.length;
  const file = [headLength, headLength + tableLength];
  const words = Buffer.alloc(headLength + 2 * tableLength);
  [0x950412de, 0, texts.length, ...file, 0, headLength + 2 * tableLength].forEach((number, index) =>
    words.writeUInt32LE(number, 4 * index),
  );
  const chunks: Buffer[] = [words];
  let at = words.length;
  for (const column of [0, 1] as const) {
    texts.forEach((pair, index) => {
      words.writeUInt32LE(pair[column].length, file[column]! + 8 * index);
      words.writeUInt32LE(at, file[column]! + 8 * index + 4);
      chunks.push(pair[column], Buffer.of(0));
      at += pair[column].length + 1;
    });
  }
  return Buffer.concat(chunks);
}

function add(items: Map<string, PoItem>, msgid: string, msgctxt: string | null, file: string): void {
  const item = Object.assign(createItem(), { msgid, msgctxt, msgstr: [""] });
  const known = items.get(keyOf(item)) ?? item;
  if (!known.references.includes(file)) known.references.push(file);
  items.set(keyOf(item), known);
}

/** Context and text, joined as gettext does. */
export function keyOf({ msgctxt, msgid }: PoItem): string {
  return msgctxt ? `${msgctxt}\u0004${msgid}` : msgid;
}

function unescaped(text: string): string {
  return text.replace(/\\([\\'])/g, "$1");
}
