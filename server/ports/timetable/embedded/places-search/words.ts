import { fold } from "../../../../domain/fold.ts";

/** Words that say "station": a name is the same with and without them. */
const stationWords = new Set(
  "hb hbf hauptbahnhof zentralbahnhof bahnhof bhf bf gare stazione staziun station sbb cff ffs".split(" "),
);
const saints = new Set(["saint", "sainte", "ste", "sankt", "sanct", "san", "santa", "santo", "sant"]);
/** A name may be asked for without its article. */
const articles = new Set(["la", "le", "les", "il", "lo", "l", "the"]);
const cantons = new Set("ag ai ar be bl bs fr ge gl gr ju lu ne nw ow sg sh so sz tg ti ur vd vs zg zh".split(" "));

/** Words of several languages for one thing: who types one of them finds them all. */
export const wordGroups: readonly (readonly string[])[] = [
  ["flughafen", "airport", "aeroport", "aeroporto"],
  ["see", "lac", "lago", "lake"],
  ["ost", "est", "east"],
  ["west", "ouest", "ovest"],
  ["nord", "north"],
  ["sud", "south"],
];

export const isArticle = (word: string): boolean => articles.has(word);
export const isCanton = (word: string): boolean => cantons.has(word);

/** The words of a text as they are compared: folded, without punctuation, saints all written `st`. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/\bs\.\s*/g, "st ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (saints.has(word) ? "st" : word));
}

/** The words of a stop's name without those that say "station", if it has others. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !stationWords.has(word));
  return own.length > 0 ? own : words;
}

/** The words of what somebody types: `Gare de Lausanne`, `Zurich main station`, `Basel Hbf`. */
export function queryWords(text: string): string[] {
  const plain = fold(text)
    .replace(/\b(?:main|central|railway|train) station\b/g, "station")
    .replace(/^\s*(?:gare|stazione|station|bahnhof) (?:d['’]|(?:de|du|des|di|da|of) )(?:l['’]|(?:la|le|the) )?/, "");
  const words = nameWords(plain);
  return words.length > 0 ? words : wordsOf(text);
}

/**
 * The other way of writing a folded word with umlauts that were typed as two letters: `zurich` for `zuerich`. Null
 * where there are none.
 */
export function withoutTypedUmlauts(word: string): string | null {
  const plain = word.replace(/ae|oe|ue/g, (pair) => pair[0]!);
  return plain === word ? null : plain;
}

/**
 * The names that a name stands for: of `Biel/Bienne` both, and of `Sierre/Siders, gare` both with what follows. What
 * one side has more of belongs to both: `Biel/Bienne Beaumont`, `Tavanasa-Breil/Brigels`.
 */
export function alternatives(name: string): string[] {
  const comma = name.indexOf(",");
  const [place, rest] = comma < 0 ? [name, ""] : [name.slice(0, comma), name.slice(comma)];
  const [first, second, more] = place.split("/").map((part) => part.split(/[\s-]+/).filter((word) => word !== ""));
  if (!first || !second || more || [first, second].some((words) => words.join("").length < 3)) return [name];
  const one = [...first, ...second.slice(first.length)];
  const other = [...first.slice(0, Math.max(0, first.length - second.length)), ...second];
  return [name, one.join(" ") + rest, other.join(" ") + rest];
}
