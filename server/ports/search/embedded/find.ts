import { withoutCanton } from "../canton.ts";
import { startsOfJoined } from "./joined.ts";
import { pluralsOf, singularsOf } from "./plural.ts";
import type { TextIndex } from "./text-index.ts";
import { isWordless, normalized, queryWords, type QueryWord } from "./tokens.ts";
import { isSwap, type TypoSizes } from "./typo.ts";

/**
 * The steps of RULES 24, best first. `named`: the page of a place or category whose title has all words. `some`: no
 * document has all words, and it has the most of them.
 */
const tiers = ["named", "exact", "prefix", "words", "typo", "names", "description", "some"] as const;
type Tier = (typeof tiers)[number];

/** Sub-ranks within a step: typing errors, mostly. */
const steps = 16;
export const ranks = tiers.length * steps;

/**
 * The result of a query: a rank for each document, 0 to `ranks` - 1, the lower the better. Valid until the next query.
 */
export interface Found {
  /** 255: not found. */
  readonly rankOf: Uint8Array;
}
export const noMatches = 255;

export interface FindOptions {
  /** Where no document has all words: those with any of them, the most first, in place of those with nearly all. */
  readonly allOptional?: boolean | undefined;
  /** Fields to look in; all of them where it is absent. */
  readonly fields?: readonly Field[] | undefined;
  /** Which words may have typing errors. */
  readonly typoSizes?: TypoSizes | undefined;
}

/** Where a word may stand, the best first. */
export const fields = ["title", "names", "description"] as const;
export type Field = (typeof fields)[number];

/** Words of a query that are read. More make no better answer. */
const wordsRead = 16;
/**
 * A word other than the last one is taken for a beginning from so many letters, its singular from one more; any word,
 * in a description.
 */
const shortestBeginning = 3;
const shortestBeginningInDescription = 5;
/** Of what an activity belongs to, a word with a typing error is looked for from so many letters. */
const shortestMisspelledName = 5;
/**
 * A shorter word with a typing error means a place, a category or a word with the same letters: German "wine" is not
 * "wie", nor "Wind".
 */
const shortestGuessed = 5;
/**
 * The end of a joined word ranks as a word with an error, the beginning that a joined word has in common with the
 * catalogue as one with two.
 */
const joinedCosts = 1;
const joinedStartCosts = 2;
/** Fewer letters begin a name in every other language: they name the pages of the index's own alone. */
const shortestOtherName = 3;
/**
 * So does the singular of a word that stands in a place's name (Vals is hardly the plural of Val), and the less likely
 * one of two.
 */
const unlikelyNumberCosts = 1;
/** Steps between so many typing errors and one more. */
const typosApart = 4;
/** Added to a word's errors for each field behind the title. */
const nextField = 32;
/** The bar of relevance: where no document has all words, one must have this share of their letters. */
const leastShare = 0.6;
/** The same where all words are left to choice. */
const leastLetters = 3;

/**
 * Pages that match by their description alone rank behind such activities: they take the second half of the steps of
 * "description".
 */
const firstMention = tiers.indexOf("description") * steps + steps / 2;

/**
 * Finds documents by a text (RULES 24). The empty text finds all of them, alike; a text without words, such as an
 * emoji, none.
 */
export function find(index: TextIndex, text: string, options: FindOptions = {}): Found {
  const query = withoutCanton(text);
  const words = queryWords(query).slice(0, wordsRead);
  const notes = notesOf(index);
  const { rankOf } = notes;
  if (words.length === 0) return { rankOf: rankOf.fill(isWordless(text) ? noMatches : 0) };
  const matching = { wanted: new Set(options.fields ?? fields), typoSizes: options.typoSizes };
  const normalizedQuery = normalized(query);
  // Typing errors are looked for where a word is unknown; in all words only where nothing has all of them as they are
  // typed.
  if (match(index, notes, words, matching) || match(index, notes, words, { ...matching, isForgiving: true }))
    rankAll(index, words, notes, normalizedQuery);
  else if (options.allOptional) rankSome(index, notes, leastLetters, steps / 2 - 1);
  else rankSome(index, notes, leastShare * words.reduce((sum, word) => sum + lettersOf(word), 0), 0);
  return { rankOf };
}

/**
 * A byte for each document and matter. An index has them once: making them for each query would keep the garbage
 * collector busy.
 */
interface Notes {
  readonly rankOf: Uint8Array;
  /** Words met, their letters, typing errors, and the furthest field that a word had to be looked for in. */
  readonly words: Uint8Array;
  readonly letters: Uint16Array;
  readonly errors: Uint8Array;
  readonly furthest: Uint8Array;
  /** Of the word at hand. */
  readonly costs: Uint8Array;
  /** Of the run at hand: its pairs by field, and the last pair that was counted. */
  readonly pairs: readonly [Uint8Array, Uint8Array, Uint8Array];
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
      letters: new Uint16Array(index.size),
      errors: bytes(),
      furthest: bytes(),
      costs: bytes(),
      pairs: [bytes(), bytes(), bytes()],
      seen: bytes(),
    };
    notesByIndex.set(index, notes);
  }
  return notes;
}

/** How words are met: in which fields, and with which typing errors. */
interface Matching {
  readonly wanted: ReadonlySet<Field>;
  readonly typoSizes?: TypoSizes | undefined;
  /** Words that the index knows may have errors too. */
  readonly isForgiving?: boolean;
}

/** Notes what each document has of the words; true where one has all of them. */
function match(index: TextIndex, notes: Notes, words: readonly QueryWord[], matching: Matching): boolean {
  const { words: met, letters, errors, furthest, costs } = notes;
  for (const counts of [met, letters, errors, furthest]) counts.fill(0);
  let hasAll = false;
  for (const [place, word] of words.entries()) {
    costs.fill(noMatches);
    if (word.kind === "grams") meetGrams(index, notes, word.terms, matching.wanted);
    else meetWord(index, word.terms, place === words.length - 1, matching, costs);
    for (let document = 0; document < index.size; document++) {
      const cost = costs[document]!;
      if (cost === noMatches) continue;
      met[document]!++;
      letters[document]! += lettersOf(word);
      errors[document]! += cost % nextField;
      furthest[document] = Math.max(furthest[document]!, Math.floor(cost / nextField));
      if (met[document] === words.length) hasAll = true;
    }
  }
  return hasAll;
}

/**
 * A word: as it is, as a beginning, as the end of a joined one, in singular and plural, and, where it is unknown or
 * `isForgiving`, with typing errors.
 */
function meetWord(
  index: TextIndex,
  terms: readonly string[],
  isLast: boolean,
  { wanted, isForgiving, typoSizes }: Matching,
  costs: Uint8Array,
): void {
  const { vocabulary } = index;
  const note = (place: number, errors: number, furthest: Field) =>
    noteTerm(index, place, errors, costs, wanted, furthest);
  let isKnown = false;
  const meet = (term: string, asPrefix: boolean, errors: number) => {
    const exact = vocabulary.exact(term);
    const [from, to] = asPrefix ? vocabulary.beginningWith(term) : exact === undefined ? [0, 0] : [exact, exact + 1];
    for (let place = from; place < to; place++) {
      const matchesDescription = place === exact || term.length >= shortestBeginningInDescription;
      if (note(place, errors, matchesDescription ? "description" : "names")) isKnown = true;
    }
    for (const place of vocabulary.endingWith(term)) if (note(place, joinedCosts, "names")) isKnown = true;
  };
  for (const term of terms) {
    meet(term, isLast || term.length >= shortestBeginning, 0);
    const isName = index.placeWords.has(term);
    for (const [order, other] of inOtherNumber(index, term).entries())
      meet(other, other.length > shortestBeginning, isName || order > 0 ? unlikelyNumberCosts : 0);
  }
  if (isKnown && !isForgiving) return;
  let isMeant = isKnown;
  for (const term of terms) {
    const furthest = term.length >= shortestMisspelledName ? "names" : "title";
    for (const meant of vocabulary.misspelled(term, isLast, typoSizes))
      if (mayMean(index, term, vocabulary.terms[meant.term]!) && note(meant.term, meant.typos, furthest))
        isMeant = true;
  }
  if (!isMeant) for (const place of startsOfJoined(index, terms)) note(place, joinedStartCosts, "description");
}

function mayMean({ placeWords, categories }: TextIndex, typed: string, meant: string): boolean {
  return typed.length >= shortestGuessed || placeWords.has(meant) || categories.has(meant) || isSwap(typed, meant);
}

/**
 * Singular and plurals of a word, as far as the index has them, alone or at the end of a joined word; the likeliest
 * first: Karten is rather Karte than Kart. Where it has neither word nor singular, all of them count as beginnings:
 * Weine is in Weindegustation.
 */
function inOtherNumber({ vocabulary, locale, places }: TextIndex, term: string): string[] {
  if (places.has(term)) return [];
  const isKnown = (other: string) => vocabulary.exact(other) !== undefined;
  const singulars = singularsOf(term, locale);
  const alone = singulars.filter(isKnown);
  const known = alone.length > 0 ? alone : singulars.filter((singular) => vocabulary.endingWith(singular).length > 0);
  return [...(known.length > 0 || isKnown(term) ? known : singulars), ...pluralsOf(term, locale).filter(isKnown)];
}

/**
 * Notes the documents that have a term, in the fields up to one; true where there are any. In long texts guesses would
 * find something nearly always.
 */
function noteTerm(
  index: TextIndex,
  term: number,
  errors: number,
  costs: Uint8Array,
  wanted: ReadonlySet<Field>,
  furthest: Field,
): boolean {
  let hasAny = false;
  for (const [step, field] of fields.entries()) {
    if (step > fields.indexOf(furthest)) break;
    if (!wanted.has(field)) continue;
    const cost = errors + step * nextField;
    for (const document of documentsOf(index, field)[term]!) {
      hasAny = true;
      if (costs[document]! > cost) costs[document] = cost;
    }
  }
  return hasAny;
}

function documentsOf(index: TextIndex, field: Field): readonly Uint32Array[] {
  return field === "title" ? index.inTitle : field === "names" ? index.inNames : index.inDescription;
}

/**
 * A run of a script without spaces: at least half of its pairs, all of them in a description; each pair that is missing
 * is an error.
 */
function meetGrams(
  index: TextIndex,
  { pairs, seen, costs }: Notes,
  terms: readonly string[],
  wanted: ReadonlySet<Field>,
): void {
  for (const counts of pairs) counts.fill(0);
  const run = terms.slice(0, noMatches - 1);
  for (const [step, field] of fields.entries()) {
    if (!wanted.has(field)) continue;
    seen.fill(0);
    for (const [number, term] of run.entries()) {
      const tag = number + 1;
      const exact = index.vocabulary.exact(term);
      const [from, to] =
        [...term].length === 1
          ? index.vocabulary.beginningWith(term)
          : exact === undefined
            ? [0, 0]
            : [exact, exact + 1];
      for (let place = from; place < to; place++)
        for (const document of documentsOf(index, field)[place]!) {
          if (seen[document] !== tag) pairs[step]![document]!++;
          seen[document] = tag;
        }
    }
  }
  const least = Math.ceil(run.length / 2);
  for (let document = 0; document < index.size; document++) {
    for (const step of fields.keys()) {
      const has = pairs[step]![document]!;
      if (has < (fields[step] === "description" ? run.length : least)) continue;
      costs[document] = step * nextField + Math.min(run.length - has, steps - 1);
      break;
    }
  }
}

function rankAll(index: TextIndex, words: readonly QueryWord[], notes: Notes, normalizedQuery: string): void {
  const { rankOf } = notes;
  let isNamed = false;
  for (let document = 0; document < index.size; document++) {
    const rank =
      notes.words[document] === words.length ? rankOfAll(index, words, notes, document, normalizedQuery) : noMatches;
    rankOf[document] = rank;
    if (rank < steps) isNamed = true;
  }
  if (!isNamed) return;
  // The page named "wine" matches; that of autumn, whose description mentions wine, is not meant.
  for (let document = 0; document < index.size; document++)
    if (rankOf[document]! >= firstMention) rankOf[document] = noMatches;
}

function rankOfAll(
  index: TextIndex,
  words: readonly QueryWord[],
  { errors, furthest }: Notes,
  document: number,
  normalizedQuery: string,
): number {
  const typos = errors[document]!;
  const field = fields[furthest[document]!]!;
  const kind = index.kinds[document]!;
  const isPage = kind !== "other";
  // What other languages call a page counts as its title.
  if (field === "description") return (isPage ? firstMention : rankAs(field, 0)) + Math.min(typos, steps / 2 - 1);
  if (field === "names" && (!isPage || normalizedQuery.length < shortestOtherName)) return rankAs(field, typos);
  const titles = index.titles[document]!;
  // Zurcih means Zurich rather than "Zurich, Basel and the Plateau", and that rather than what there is to do in
  // either; vini Vino rather than "Cibo e vino".
  const isFullPage = isPage && titles.some((title) => title.split(" ").length === words.length);
  if (typos > 0) return rankAs("typo", typosApart * typos + (isFullPage ? 0 : isPage ? 1 : 2));
  if (!isPage) return rankAs(tierOf(titles, normalizedQuery, false), 0);
  // A name in the index's own language goes before one in another, a place before a category.
  const inEither = tierOf(titles, normalizedQuery, isFullPage);
  const isOwn =
    field === "title" &&
    tierOf(titles.slice(0, 1), normalizedQuery, titles[0]!.split(" ").length === words.length) === inEither;
  return rankAs(
    "named",
    4 * (tiers.indexOf(inEither) - tiers.indexOf("exact")) + (isOwn ? 0 : 2) + (kind === "place" ? 0 : 1),
  );
}

/** How the full query matches titles that have all words. */
function tierOf(titles: readonly string[], normalizedQuery: string, isFullTitlePage: boolean): Tier {
  return titles.includes(normalizedQuery)
    ? "exact"
    : isFullTitlePage || titles.some((title) => title.startsWith(normalizedQuery))
      ? "prefix"
      : "words";
}

/**
 * Nothing has all words: what has most of their letters, but no fewer than these; or as many as there are, those that
 * are up to so many fewer told apart. Plain pages of places and categories first.
 */
function rankSome({ kinds }: TextIndex, { letters, rankOf }: Notes, least: number, fewer: number): void {
  const most = letters.reduce((max, count) => Math.max(max, count), 0);
  for (let document = 0; document < rankOf.length; document++) {
    const behind = most - letters[document]!;
    const isEnough = letters[document]! >= least && (fewer > 0 || behind === 0);
    rankOf[document] = isEnough
      ? rankAs("some", Math.min(behind, fewer) + (kinds[document] === "other" ? fewer + 1 : 0))
      : noMatches;
  }
}

function lettersOf({ kind, terms }: QueryWord): number {
  return kind === "grams" ? terms.length : terms[0]!.length;
}

function rankAs(tier: Tier, step: number): number {
  return tiers.indexOf(tier) * steps + Math.min(step, steps - 1);
}
