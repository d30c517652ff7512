import { fold, otherSpelling } from "../../../domain/fold.ts";

/** Scripts without spaces between words, and Korean, whose words have endings. */
const gramScript =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}";
const word = new RegExp(`[${gramScript}]+|(?:(?![${gramScript}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
const inGrams = new RegExp(`^[${gramScript}]`, "u");

/** A word of a query: matched in full, or by its pairs of characters. */
export type QueryWord =
  | { readonly kind: "word"; readonly terms: readonly string[] }
  | { readonly kind: "grams"; readonly terms: readonly string[] };

/**
 * The words of a text, as they are written. Everything that is no letter, mark or number parts them; what can't be seen
 * does not.
 */
export function wordsOf(text: string): string[] {
  return text.normalize("NFC").replace(unseen, "").match(word) ?? [];
}
/** Whether a text says something, but no word: an emoji, a question mark. */
export function isWordless(text: string): boolean {
  return wordsOf(text).length === 0 && text.replace(unseen, "").trim() !== "";
}
const unseen = /(?![\n\t\r])[\p{Cf}\p{Cc}]/gu;

/** A text's words, folded and one space apart: what titles are compared by. */
export function normalized(text: string): string {
  return wordsOf(text).map(fold).join(" ");
}

/** A run's characters in pairs; the last one alone, so that a single character finds the end of a run too. */
function grams(run: string): string[] {
  const letters = [...fold(run)];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ""));
}

/** The terms under which the index keeps a word. */
export function termsOf(text: string): string[] {
  if (inGrams.test(text)) return grams(text);
  const other = otherSpelling(text);
  const folded = fold(text);
  if (folded === saint) return [folded, ...saintInFull];
  return other && other !== folded ? [folded, other] : [folded];
}
/** Names of places have it short: St. Gallen, St-Maurice. */
const saint = "st";
const saintInFull = ["sankt", "saint"];

/** The words of a query; of a run of pairs the last character alone is left out, for the pair before it says it. */
export function queryWords(text: string): QueryWord[] {
  return wordsOf(text).map((each) => {
    if (!inGrams.test(each)) return { kind: "word", terms: termsOf(each) };
    const pairs = grams(each);
    return { kind: "grams", terms: [...new Set(pairs.length > 1 ? pairs.slice(0, -1) : pairs)] };
  });
}
