import { escapeMarkup } from "../../../escape-markup.ts";
import type { Highlighted } from "../protocol.ts";
import type { CatalogueLocale } from "../records.ts";
import { fold } from "../../../domain/fold.ts";
import { pluralsOf, singularsOf } from "./plural.ts";
import { queryWords, termsOf, wordsOf, type QueryWord } from "./tokens.ts";
import { tooMany, typos, typosFor } from "./typo.ts";

/** The tags that a query wants around its matches. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/**
 * A title with tags round the words that the query met. Titles are text: where the tags asked for are markup (the
 * hosted index's own default is), the title's own letters are escaped, so that the value is safe as HTML; where they
 * are plain marks, the asker escapes by itself and gets the text as it is. With the language of the title, plurals meet
 * their singulars.
 */
export function highlight(
  title: string,
  query: string,
  { before, after }: Tags,
  locale?: CatalogueLocale,
): Highlighted {
  const words = queryWords(query);
  const safe = /[<>&]/.test(before + after) ? escapeMarkup : (text: string) => text;
  const met = new Set<QueryWord>();
  let [value, rest, marked] = ["", title, 0];
  const parts = wordsOf(title);
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (at < 0) continue;
    const lit = litPart(part, words, met, locale);
    value += safe(rest.slice(0, at));
    for (const [text, isLit] of lit) {
      value += isLit ? before + safe(text) + after : safe(text);
      if (isLit) marked += text.length;
    }
    rest = rest.slice(at + part.length);
  }
  value += safe(rest);
  return {
    value,
    matchLevel: met.size === 0 ? "none" : met.size === words.length ? "full" : "partial",
    fullyHighlighted: marked > 0 && marked === parts.join("").length,
    matchedWords: words.filter((word) => met.has(word)).map((word) => word.terms[0]!),
  };
}

type Piece = readonly [text: string, isLit: boolean];

/** A word of a title in pieces: its beginning where the query's word is one, the whole where it is meant otherwise. */
function litPart(
  part: string,
  words: readonly QueryWord[],
  met: Set<QueryWord>,
  locale: CatalogueLocale | undefined,
): Piece[] {
  const terms = termsOf(part);
  let longest = 0;
  const pairs = new Set<string>();
  for (const word of words) {
    if (word.kind === "grams") {
      const common = word.terms.filter((term) =>
        terms.some((own) => own === term || ([...term].length === 1 && own.startsWith(term))),
      );
      if (common.length * 2 < word.terms.length || common.length === 0) continue;
      for (const term of common) pairs.add(term);
      met.add(word);
    } else {
      const lit = litLength(part, terms, word.terms, locale);
      if (lit > 0) met.add(word);
      longest = Math.max(longest, lit);
    }
  }
  if (pairs.size > 0) return litPairs(part, pairs);
  const pieces = [
    [part.slice(0, longest), true],
    [part.slice(longest), false],
  ] as const;
  return pieces.filter(([text]) => text !== "");
}

/**
 * How many of a word's letters a query's word matches. A folded prefix can be shorter or longer than the written one:
 * then it is the full word.
 */
function litLength(
  part: string,
  own: readonly string[],
  typed: readonly string[],
  locale: CatalogueLocale | undefined,
): number {
  for (const term of typed) {
    if (own.includes(term)) return part.length;
    if (own.some((each) => each.startsWith(term)))
      return fold(part).length === part.length ? Math.min(term.length, part.length) : part.length;
  }
  const isOtherNumber =
    locale &&
    typed.some((term) =>
      [...singularsOf(term, locale), ...pluralsOf(term, locale)].some((other) => own.includes(other)),
    );
  if (isOtherNumber) return part.length;
  const isMeant = typed.some((term) => own.some((each) => typos(term, each, typosFor(term.length), true) < tooMany));
  return isMeant ? part.length : 0;
}

function litPairs(part: string, pairs: ReadonlySet<string>): Piece[] {
  const letters = [...part];
  const folded = letters.map(fold);
  const lit = letters.map(() => false);
  for (const [index, letter] of folded.entries()) {
    if (pairs.has(letter)) lit[index] = true;
    if (pairs.has(letter + (folded[index + 1] ?? ""))) lit[index] = lit[index + 1] = true;
  }
  const pieces: [string, boolean][] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last[1] === lit[index]) last[0] += letter;
    else pieces.push([letter, lit[index]!]);
  }
  return pieces;
}
