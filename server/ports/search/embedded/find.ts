import type { TextIndex } from "./text-index.ts";
import { normalized, queryWords, type QueryWord } from "./tokens.ts";

/** The steps of RULES 24, best first; `some` stands in where no document has all words. */
export const tiers = ["exact", "prefix", "words", "typo", "others", "some"] as const;

/** Typing errors told apart within a step. */
const errorsTold = 16;
export const ranks = tiers.length * errorsTold;

/** What a query found: a rank for each document, 0 to `ranks` - 1, the lower the better. It holds until the index is asked again. */
export interface Found {
  /** 255: not found. */
  readonly rankOf: Uint8Array;
}
export const notFound = 255;

/** Words that a query is read to. More make no better answer. */
const wordsRead = 16;
/** A word other than the last one is taken for a beginning from so many letters. */
const shortestBeginning = 3;
/** The end of a joined word ranks as a word with an error. */
const joinedCosts = 1;
/** Added to a word's errors where it is in other fields alone. */
const elsewhere = 32;

/** Finds documents by a text (RULES 24). The empty text finds all of them, alike. */
export function find(index: TextIndex, text: string): Found {
  const words = queryWords(text).slice(0, wordsRead);
  const notes = notesOf(index);
  const { rankOf } = notes;
  if (words.length === 0) return { rankOf: rankOf.fill(0) };
  const whole = normalized(text);
  // Typing errors are looked for where a word is unknown; in all words only where nothing has all of them as they are typed.
  const found = match(index, notes, words, false);
  if (!found.some) rankAll(index, words, found, whole, rankOf);
  else {
    const lenient = match(index, notes, words, true);
    if (lenient.some) rankSome(words, lenient, rankOf);
    else rankAll(index, words, lenient, whole, rankOf);
  }
  return { rankOf };
}

/** A byte for each document and matter. An index has them once: making them for each query would keep the garbage collector busy. */
interface Notes {
  readonly rankOf: Uint8Array;
  /** Words met, typing errors, and words met in other fields alone. */
  readonly words: Uint8Array;
  readonly errors: Uint8Array;
  readonly others: Uint8Array;
  /** Of the word at hand. */
  readonly costs: Uint8Array;
  /** Of the run at hand: its pairs in the title, elsewhere, and the last pair that was counted. */
  readonly pairsInTitle: Uint8Array;
  readonly pairsInOthers: Uint8Array;
  readonly seen: Uint8Array;
}

const notesByIndex = new WeakMap<TextIndex, Notes>();

function notesOf(index: TextIndex): Notes {
  let notes = notesByIndex.get(index);
  if (!notes) {
    const bytes = () => new Uint8Array(index.size);
    notes = {
      rankOf: bytes(),
      words: bytes(),
      errors: bytes(),
      others: bytes(),
      costs: bytes(),
      pairsInTitle: bytes(),
      pairsInOthers: bytes(),
      seen: bytes(),
    };
    notesByIndex.set(index, notes);
  }
  return notes;
}

interface Matched extends Notes {
  /** No document has all words. */
  readonly some: boolean;
}

function match(index: TextIndex, notes: Notes, words: readonly QueryWord[], forgiving: boolean): Matched {
  const { words: met, errors, others, costs } = notes;
  for (const counts of [met, errors, others]) counts.fill(0);
  let some = true;
  for (const [place, word] of words.entries()) {
    costs.fill(notFound);
    if (word.kind === "grams") meetGrams(index, notes, word.terms);
    else meetWord(index, word.terms, place === words.length - 1, forgiving, costs);
    for (let document = 0; document < index.size; document++) {
      const cost = costs[document]!;
      if (cost === notFound) continue;
      met[document]!++;
      errors[document]! += cost % elsewhere;
      if (cost >= elsewhere) others[document]!++;
      if (met[document] === words.length) some = false;
    }
  }
  return { ...notes, some };
}

/** A word: as it is, as a beginning, as the end of a joined one, and, where it is unknown or `forgiving`, with typing errors. */
function meetWord(index: TextIndex, terms: readonly string[], isLast: boolean, forgiving: boolean, costs: Uint8Array): void {
  const { vocabulary } = index;
  let known = false;
  for (const term of terms) {
    const asPrefix = isLast || term.length >= shortestBeginning;
    const [from, to] = asPrefix ? vocabulary.beginningWith(term) : onePlace(vocabulary.exact(term));
    for (let place = from; place < to; place++) note(index, place, 0, costs);
    const joined = vocabulary.endingWith(term);
    for (const place of joined) note(index, place, joinedCosts, costs);
    known ||= to > from || joined.length > 0;
  }
  if (known && !forgiving) return;
  for (const term of terms) for (const meant of vocabulary.misspelled(term, isLast)) note(index, meant.term, meant.typos, costs);
}

function onePlace(place: number | undefined): readonly [number, number] {
  return place === undefined ? [0, 0] : [place, place + 1];
}

function note(index: TextIndex, term: number, errors: number, costs: Uint8Array): void {
  for (const document of index.inTitle[term]!) if (costs[document]! > errors) costs[document] = errors;
  for (const document of index.inOthers[term]!) if (costs[document]! > errors + elsewhere) costs[document] = errors + elsewhere;
}

/** A run of a script without spaces: at least half of its pairs; each pair that is missing is an error. */
function meetGrams(index: TextIndex, { pairsInTitle: inTitle, pairsInOthers: inOthers, seen, costs }: Notes, terms: readonly string[]): void {
  for (const counts of [inTitle, inOthers, seen]) counts.fill(0);
  for (const [number, term] of terms.slice(0, notFound - 1).entries()) {
    const tag = number + 1;
    const [from, to] = [...term].length === 1 ? index.vocabulary.beginningWith(term) : onePlace(index.vocabulary.exact(term));
    for (let place = from; place < to; place++)
      for (const document of index.inTitle[place]!) {
        if (seen[document] !== tag) inTitle[document]!++;
        seen[document] = tag;
      }
    for (let place = from; place < to; place++)
      for (const document of index.inOthers[place]!) {
        if (seen[document] !== tag) inOthers[document]!++;
        seen[document] = tag;
      }
  }
  const least = Math.ceil(Math.min(terms.length, notFound - 1) / 2);
  for (let document = 0; document < index.size; document++) {
    const titled = inTitle[document]!;
    const all = titled + inOthers[document]!;
    if (titled >= least) costs[document] = Math.min(terms.length - titled, errorsTold - 1);
    else if (all >= least) costs[document] = elsewhere + Math.min(terms.length - all, errorsTold - 1);
  }
}

function rankAll(index: TextIndex, words: readonly QueryWord[], found: Matched, whole: string, rankOf: Uint8Array): void {
  for (let document = 0; document < index.size; document++)
    rankOf[document] = found.words[document] === words.length ? rankAs(tierOf(index, found, document, whole), found.errors[document]!) : notFound;
}

function tierOf(index: TextIndex, found: Matched, document: number, whole: string): (typeof tiers)[number] {
  if (found.others[document]! > 0) return "others";
  if (found.errors[document]! > 0) return "typo";
  const title = index.titles[document]!;
  return title === whole ? "exact" : title.startsWith(whole) ? "prefix" : "words";
}

/** Nothing has all words: what has most of them, half at least. */
function rankSome(words: readonly QueryWord[], found: Matched, rankOf: Uint8Array): void {
  const most = found.words.reduce((max, count) => Math.max(max, count), 0);
  const isEnough = most > 0 && most * 2 >= words.length;
  for (let document = 0; document < rankOf.length; document++)
    rankOf[document] = isEnough && found.words[document] === most ? rankAs("some", found.errors[document]! + found.others[document]!) : notFound;
}

function rankAs(tier: (typeof tiers)[number], errors: number): number {
  return tiers.indexOf(tier) * errorsTold + Math.min(errors, errorsTold - 1);
}
