/** Letters from which on a word may have one typing error, and two. */
export interface TypoSizes {
  readonly one: number;
  readonly two: number;
}
export const typoSizes: TypoSizes = { one: 4, two: 8 };

/** Typing errors forgiven by the length of a word (RULES 24). */
export function typosFor(length: number, { one, two } = typoSizes): 0 | 1 | 2 {
  return length >= two ? 2 : length >= one ? 1 : 0;
}

const longestWord = 64;
let [before, last, row] = [
  new Uint8Array(longestWord + 1),
  new Uint8Array(longestWord + 1),
  new Uint8Array(longestWord + 1),
];

/** More typing errors than were allowed. */
export const tooMany = 99;

/**
 * The typing errors between two words: letters left out, put in, changed, or swapped with their neighbour
 * (Damerau–Levenshtein, each pair swapped once), or `tooMany`. With `asPrefix`, between the typed word and the best
 * beginning of the other. A word with an error in its first letter ranks as one error worse, for people seldom miss
 * that one.
 */
export function typos(typed: string, word: string, most: number, asPrefix: boolean): number {
  const distance = editDistance(typed, word, most, asPrefix);
  if (distance === 0 || distance > most) return distance === 0 ? 0 : tooMany;
  return distance + (typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1);
}

function editDistance(typed: string, word: string, most: number, asPrefix: boolean): number {
  const [rows, columns] = [
    Math.min(typed.length, longestWord),
    Math.min(word.length, asPrefix ? typed.length + most : longestWord),
  ];
  if (rows - columns > most || (!asPrefix && columns - rows > most)) return most + 1;
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let line = 1; line <= rows; line++) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= columns; column++) {
      const same = typed.charCodeAt(line - 1) === word.charCodeAt(column - 1) ? 0 : 1;
      let cost = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + same);
      if (
        line > 1 &&
        column > 1 &&
        typed.charCodeAt(line - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === word.charCodeAt(column - 1)
      )
        cost = Math.min(cost, before[column - 2]! + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  if (!asPrefix) return last[columns]!;
  let best = most + 1;
  for (let column = 0; column <= columns; column++) best = Math.min(best, last[column]!);
  return best;
}

/** Whether one word is the other with its letters in another order: `bren` for `bern`. */
export function isSwap(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join("") === [...other].sort().join("");
}
