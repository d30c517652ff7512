import type { NameIndex } from "./name-index.ts";
import { beginning, markWords, placeOf, exact, exactWithTypo } from "./word-marks.ts";

/** Words that a query may have. */
export const mostWords = 6;

/** So many stations are enough for who mistypes nothing. */
const few = 5;

/** How well the best of a station's names answers what was typed. */
export interface Match {
  /** Lower ones are better. */
  readonly rank: number;
  /** Words of the name that were not typed. */
  readonly left: number;
}

/** By station, as its place in `Stations`. */
export type Matches = Map<number, Match>;

/**
 * Ranks: the exact name, the beginning of one, the exact name with a typing error, words of a name, and the two others
 * with an error. A name that is not shown comes after one that is.
 */
const [exactName, beginsWith, contains] = [0, 2, 6];
const withTypo: Readonly<Record<number, number>> = { [exactName]: 4, [beginsWith]: 8, [contains]: 10 };

export class Matcher {
  readonly #index: NameIndex;
  readonly #marks: readonly Uint8Array[];

  constructor(index: NameIndex) {
    this.#index = index;
    this.#marks = Array.from({ length: mostWords }, () => new Uint8Array(index.words.length));
  }

  /**
   * Stations that have all the typed words, or words that begin with them. Where they are few and none has just this
   * name, what was typed is read with other spaces, and then also with a typing error in each word.
   */
  match(typed: readonly string[]): Matches {
    const matches = this.#pass(typed, false);
    const good = matches.values().filter(({ rank }) => rank < contains);
    if (isExact(matches) || [...good.take(few)].length === few) return matches;
    if (matches.size === 0)
      for (const other of this.#otherSpacing(typed)) {
        const found = this.#pass(other, false);
        if (isExact(found)) return found;
      }
    return this.#pass(typed, true);
  }

  #pass(typed: readonly string[], withTypos: boolean): Matches {
    const count = typed.length;
    for (let at = 0; at < count; at++) markWords(this.#marks[at]!, this.#index, typed[at]!, withTypos);
    const { station, isOther } = this.#index;
    const matches: Matches = new Map();
    for (let entry = 0; entry < station.length; entry++) {
      const found = this.#rankOf(entry, count);
      if (found < 0) continue;
      const rank = found + isOther[entry]!;
      const left = Math.max(0, this.#index.length[entry]! - count);
      const known = matches.get(station[entry]!);
      if (!known || rank < known.rank || (rank === known.rank && left < known.left))
        matches.set(station[entry]!, { rank, left });
    }
    return matches;
  }

  /** The rank of a name, -1 where it lacks a typed word. */
  #rankOf(entry: number, count: number): number {
    const { wordAt, entryWords, length, articles } = this.#index;
    const start = wordAt[entry]!;
    const words = wordAt[entry + 1]! - start;
    if (words < count) return -1;
    let isInOrder = true;
    let isExact = true;
    let hasTypo = false;
    let next = 0;
    for (let at = 0; at < count; at++) {
      const marks = this.#marks[at]!;
      // The next word of the name first; else any.
      let found = -1;
      for (let step = 0; step < words; step++) {
        const word = (next + step) % words;
        const mark = marks[entryWords[start + word]!]!;
        if (mark === 0) continue;
        found = word;
        break;
      }
      if (found < 0) return -1;
      const mark = marks[entryWords[start + found]!]!;
      if (found !== next && !(at === 0 && found === articles[entry])) isInOrder = false;
      if (mark !== exact && mark !== exactWithTypo) isExact = false;
      if (mark > beginning) hasTypo = true;
      next = found + 1;
    }
    const typed = next - (isInOrder ? Math.min(articles[entry]!, next) : 0);
    const rank = !isInOrder ? contains : isExact && typed >= length[entry]! ? exactName : beginsWith;
    return hasTypo ? withTypo[rank]! : rank;
  }

  /** `stgallen` as two words, `jungfrau joch` as one. */
  *#otherSpacing(typed: readonly string[]): Generator<string[]> {
    const { words } = this.#index;
    if (typed.length === mostWords) return;
    const has = (word: string) => words[placeOf(words, word)] === word;
    for (const [at, word] of typed.entries())
      for (let split = 2; split <= word.length - 2; split++) {
        const [left, right] = [word.slice(0, split), word.slice(split)];
        if (has(left) && words[placeOf(words, right)]?.startsWith(right))
          yield [...typed.slice(0, at), left, right, ...typed.slice(at + 1)];
      }
    for (let at = 0; at < typed.length - 1; at++)
      yield [...typed.slice(0, at), typed[at]! + typed[at + 1]!, ...typed.slice(at + 2)];
  }
}

const isExact = (matches: Matches) => matches.values().some(({ rank }) => rank < beginsWith);
