/** Longer names resemble none (characters): the distance takes time with the product of both lengths. */
export const longestName = 64;

/** Shorter prefixes match many names. */
const shortestBeginning = 4;

/** The name most similar to a misspelt one: at most one letter in three differs, or one is a prefix of the other. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const begins = (one: string, other: string) => other.length >= shortestBeginning && one.startsWith(other);
  const edited = known
    .map((other) => ({ other, edits: edits(name, other) }))
    .sort((one, other) => one.edits - other.edits)[0];
  if (edited && edited.edits * 3 <= name.length) return edited.other;
  return known.find((other) => begins(other, name) || begins(name, other));
}

/** Levenshtein distance: insertions, removals and replacements of one letter. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, expected] of [...other].entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === expected ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}
