import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content/content-error.ts";

const keyword = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) "(?:[^"\\]|\\.)*"$/;
const continued = /^"(?:[^"\\]|\\.)*"$/;

/**
 * Checks that a catalogue is one: the parser skips lines that it can't read, and the words behind them would be English
 * without a word. Throws a `ContentError` for the first such line.
 */
export function checkPoFile(file: string, text: string): void {
  let message: { readonly line: number; hasText: boolean } | null = null;
  for (const [index, raw] of text.split("\n").entries()) {
    const [line, content] = [index + 1, raw.trimEnd()];
    if (content === "" || content.startsWith("#")) {
      if (message && !message.hasText) throw new ContentError(file, message.line, "this message has no msgstr");
      message = null;
      continue;
    }
    const name = keyword.exec(content)?.[1];
    if (name === undefined && !(message && continued.test(content)))
      throw new ContentError(file, line, 'a line of a catalogue is wanted: msgid "…", msgstr "…", or a comment with #');
    if (name === undefined) continue;
    if (name.startsWith("msgstr") && !message) throw new ContentError(file, line, "this msgstr has no msgid");
    if (message === null) message = { line, hasText: false };
    else if (name === "msgid" && message.hasText)
      throw new ContentError(file, line, "an empty line is wanted before this message");
    if (name.startsWith("msgstr")) message.hasText = true;
  }
  if (message && !message.hasText) throw new ContentError(file, message.line, "this message has no msgstr");
}

/**
 * Checks every catalogue below a folder, as the build and the start do. Throws a `ContentError` for the first wrong
 * line.
 */
export function checkPoFiles(folder: string): void {
  for (const path of globSync("**/*.po", { cwd: folder }).toSorted()) {
    const file = join(folder, path);
    checkPoFile(file, readFileSync(file, "utf8"));
  }
}
