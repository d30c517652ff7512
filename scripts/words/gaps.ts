import { existsSync, globSync, readFileSync } from "node:fs";
import { relative } from "node:path/posix";
import { parsePo } from "pofile-ts";
import { outdatedFlag } from "./catalogue-format.ts";

/** What a catalogue lacks, by message id, with the English texts. */
export interface Gaps {
  readonly file: string;
  readonly missing: readonly Message[];
  /** Translated, but the English text has changed since. */
  readonly outdated: readonly Message[];
}
type Message = readonly [id: string, english: string];

/** The catalogues of a language (`de`) that lack something, compared with those of English in `folder`. */
export function findGaps(language: string, folder = "locales"): readonly Gaps[] {
  return globSync(`${folder}/en/**/*.po`)
    .toSorted()
    .map((english) => {
      const file = `${folder}/${language}/${relative(`${folder}/en`, english.replaceAll("\\", "/"))}`;
      const translations = itemsOf(file);
      const messages = [...itemsOf(english)].map(([id, { msgstr }]): Message => [id, msgstr[0] ?? ""]);
      return {
        file,
        missing: messages.filter(([id]) => !translations.get(id)?.msgstr[0]),
        outdated: messages.filter(([id]) => translations.get(id)?.flags[outdatedFlag]),
      };
    })
    .filter(({ missing, outdated }) => missing.length + outdated.length > 0);
}

function itemsOf(file: string) {
  const items = existsSync(file) ? parsePo(readFileSync(file, "utf8")).items : [];
  return new Map(items.map((item) => [item.msgid, item]));
}
