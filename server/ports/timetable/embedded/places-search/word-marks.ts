import type { NameIndex } from "./name-index.ts";
import { withOneTypo } from "./typos.ts";
import { withoutTypedUmlauts, wordGroups } from "./words.ts";

/** How well a typed word stands for a word of names; 0 where it does not. */
export const [exact, beginning, exactWithTypo, beginningWithTypo] = [1, 2, 3, 4];

/** A word of which fewer letters are typed stands for no other language's. */
const groupLetters = 3;
const typoLetters = 4;

/** Marks the words of an index that a typed word stands for: itself, words that begin with it, words near it. */
export function markWords(marks: Uint8Array, { words, localWord }: NameIndex, typed: string, withTypos: boolean): void {
  marks.fill(0);
  const mark = (at: number, how: number) => {
    if (marks[at] === 0 || marks[at]! > how) marks[at] = how;
    const local = localWord[at]!;
    if (local !== at && (marks[local] === 0 || marks[local]! > how)) marks[local] = how;
  };
  const markAll = (word: string) => {
    for (let at = placeOf(words, word); at < words.length && words[at]!.startsWith(word); at++)
      mark(at, words[at] === word ? exact : beginning);
  };
  markAll(typed);
  const plain = withoutTypedUmlauts(typed);
  if (plain !== null) markAll(plain);
  if (typed.length >= groupLetters)
    for (const group of wordGroups) {
      const known = group.find((word) => word.startsWith(typed));
      if (known !== undefined)
        for (const word of group) markOne(words, word, known === typed ? exact : beginning, mark);
    }
  if (!withTypos || typed.length < typoLetters) return;
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (marks[at] !== 0 || word.length < typed.length - 1) continue;
    // One error leaves a letter of the first two among the first two: most words are passed over by that.
    const letter = word.charCodeAt(0);
    const next = word.charCodeAt(1);
    if (letter !== first && letter !== second && next !== first && next !== second) continue;
    const near = withOneTypo(typed, word) ?? (plain === null ? null : withOneTypo(plain, word));
    if (near !== null) mark(at, near === "exact" ? exactWithTypo : beginningWithTypo);
  }
}

function markOne(words: readonly string[], word: string, how: number, mark: (at: number, how: number) => void): void {
  const at = placeOf(words, word);
  if (words[at] === word) mark(at, how);
}

/** The place of a word, or where it would be, found by halving. */
export function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
