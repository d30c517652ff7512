import { inflateSync } from "node:zlib";

/**
 * The text of a PDF of ours, without spaces: where a line breaks there is none. Its fonts are parts of whole ones; a
 * table in the file names their glyphs.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const textOf = new Map<string, readonly string[]>();
  for (const { dictionary } of objects.values())
    for (const [, name, font] of /\/Font <<(.*?)>>/s.exec(dictionary)?.[1]?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? []) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font!)!.dictionary)![1]!;
      textOf.set(name!, glyphTexts(objects.get(table)!.stream));
    }
  let text = "";
  for (const { stream } of objects.values()) {
    let glyphs: readonly string[] = [];
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
      if (font) glyphs = textOf.get(font) ?? [];
      else for (const [, hex] of shown!.matchAll(/<([\da-f]+)>/g)) text += decoded(hex!, glyphs);
  }
  return withoutSpaces(text);
}

/** A text as `pdfText` has it. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, "");

function objectsOf(file: Buffer) {
  const objects = new Map<string, { readonly dictionary: string; readonly stream: string }>();
  const all = file.toString("latin1");
  for (const [, id, dictionary, packed] of all.matchAll(/(\d+) 0 obj\n(.*?)(?:stream\n(.*?)\nendstream\n)?endobj/gs)) {
    const isText = packed !== undefined && dictionary!.includes("/FlateDecode") && !dictionary!.includes("/Subtype");
    objects.set(id!, {
      dictionary: dictionary!,
      stream: isText ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : "",
    });
  }
  return objects;
}

/** What each glyph of a font stands for: `<0000> <0002> [<0000> <0041> <00660069>]`. */
function glyphTexts(table: string): readonly string[] {
  const texts: string[] = [];
  for (const [, first, , all] of table.matchAll(/<([\da-f]+)> <([\da-f]+)> \[(.*?)\]/gs))
    [...all!.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex], index) => {
      texts[parseInt(first!, 16) + index] = Buffer.from(hex!.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
    });
  return texts;
}

const decoded = (hex: string, glyphs: readonly string[]): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => glyphs[parseInt(code, 16)] ?? "").join("");
