import { fold } from "./embedded/fold.ts";

/** "Canton" in the catalogue's languages, folded, and what may stand between it and the name. */
const cantons: ReadonlySet<string> = new Set(["kanton", "kantons", "kt", "canton", "cantons", "cantone", "cantoni"]);
const between: ReadonlySet<string> = new Set(["of", "the", "von", "de", "du", "des", "d", "di", "del", "della", "dei"]);

/** A text without the word "canton" before or behind a name, for nothing in a catalogue says it: "Kanton Zürich" is Zürich. The word alone stays. */
export function withoutCanton(text: string): string {
  const words = text.split(/[\s.,’']+/).filter(Boolean);
  const isCanton = (word: string | undefined) => word !== undefined && cantons.has(fold(word));
  if (!words.some(isCanton)) return text;
  const kept = words.filter((word, place) => !isCanton(word) && !(isCanton(words[place - 1]) && between.has(fold(word))));
  return kept.length > 0 ? kept.join(" ") : text;
}
