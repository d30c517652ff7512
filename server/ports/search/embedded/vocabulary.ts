import { tooMany, typos, typosFor, type TypoSizes } from "./typo.ts";

/** A term that a typed word may mean, and by how many typing errors. */
export interface Meant {
  readonly term: number;
  readonly typos: number;
}

/** All terms of an index, in order, to be found exactly, by their beginning, or with typing errors. */
export class Vocabulary {
  readonly terms: readonly string[];
  readonly #masks: Uint32Array;
  /** Long terms from their end, in order, and their places. */
  readonly #backwards: readonly (readonly [string, number])[];

  /** `terms` in the order of their UTF-16 code units. */
  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.#masks = Uint32Array.from(terms, maskOf);
    this.#backwards = [...terms.entries()]
      .filter(([, term]) => term.length >= shortestEnding * 2 - 1)
      .map(([place, term]) => [backwards(term), place] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** The place of a term, or undefined. */
  exact(term: string): number | undefined {
    const place = this.#from(term);
    return this.terms[place] === term ? place : undefined;
  }

  /** First and last place (not included) of the terms that begin so. */
  beginningWith(start: string): readonly [number, number] {
    return [this.#from(start), this.#from(`${start}\uffff`)];
  }

  /** Places of the longer terms that end so: a typed `dampfer` is in `raddampfer`, as German joins its words. */
  endingWith(end: string): number[] {
    if (end.length < shortestEnding) return [];
    const start = backwards(end);
    const places: number[] = [];
    for (
      let at = lowest(this.#backwards.length, (index) => this.#backwards[index]![0] < start);
      at < this.#backwards.length;
      at++
    ) {
      const [text, place] = this.#backwards[at]!;
      if (!text.startsWith(start)) break;
      if (text !== start) places.push(place);
    }
    return places;
  }

  /** Terms that a word may mean with the typing errors that its length is forgiven; none that have none. */
  misspelled(typed: string, asPrefix: boolean, sizes?: TypoSizes): Meant[] {
    const most = typosFor(typed.length, sizes);
    if (most === 0) return [];
    // The beginning of a word is too little to tell what a short word with an error means: "golf" is not "golden".
    asPrefix &&= typed.length >= shortestMisspelledBeginning;
    const mask = maskOf(typed);
    const found: Meant[] = [];
    for (let term = 0; term < this.terms.length; term++) {
      const other = this.#masks[term]!;
      // Each error accounts for one letter that the other word lacks: most words are passed over here.
      if (bits(mask & ~other) > most || (!asPrefix && bits(other & ~mask) > most)) continue;
      const text = this.terms[term]!;
      if (typed.length - text.length > most || (!asPrefix && text.length - typed.length > most)) continue;
      const errors = typos(typed, text, most, asPrefix);
      if (errors !== 0 && errors < tooMany) found.push({ term, typos: errors });
    }
    return found;
  }

  #from(start: string): number {
    return lowest(this.terms.length, (index) => this.terms[index]! < start);
  }
}

/** A word with a typing error is taken for a beginning from so many letters. */
const shortestMisspelledBeginning = 5;
/** The end of a joined word is looked for from so many letters. */
const shortestEnding = 4;

function backwards(text: string): string {
  return [...text].reverse().join("");
}

/** The first place of a sorted list that `isBelow` is false for. */
function lowest(length: number, isBelow: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which letters a word has, one bit for several of them. */
function maskOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask >>> 0;
}

function bits(mask: number): number {
  let [rest, count] = [mask >>> 0, 0];
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
