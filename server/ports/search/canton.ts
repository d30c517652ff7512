import { fold } from "../../domain/fold.ts";

/**
 * One canton in the catalogue's languages ("Kantons" is a genitive), folded, and what may stand between it and the
 * name. Several are a name themselves: "Lac des Quatre-Cantons".
 */
const cantons: ReadonlySet<string> = new Set(["kanton", "kantons", "kt", "canton", "cantone"]);
const between: ReadonlySet<string> = new Set(["of", "the", "von", "de", "du", "des", "d", "di", "del", "della", "dei"]);

/**
 * A text without the word "canton" before or behind a name: the title of the place Zürich doesn't have it, and "Kanton
 * Zürich" would find only what mentions it in a description. The word alone stays.
 */
export function withoutCanton(text: string): string {
  const words = text.split(/[\s.,’']+/).filter(Boolean);
  const isCanton = (word: string | undefined) => word !== undefined && cantons.has(fold(word));
  if (!words.some(isCanton)) return text;
  const distinctive = words.filter(
    (word, place) => !isCanton(word) && !(isCanton(words[place - 1]) && between.has(fold(word))),
  );
  return distinctive.length > 0 ? distinctive.join(" ") : text;
}
