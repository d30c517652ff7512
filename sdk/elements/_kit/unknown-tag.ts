import { warn } from "./console.ts";

/**
 * Warns in the console about an undefined `<gipfel-NAME>`, with the most similar tag, else with all tags.
 */
export function unknownTag(name: string, known: readonly string[]): void {
  if (customElements.get(`gipfel-${name}`)) return;
  const similar = similarTag(name, known);
  const hint = similar
    ? `did you mean <gipfel-${similar}>?`
    : `there are gipfel-${[...known].sort().join(", gipfel-")}.`;
  warn(`<gipfel-${name}> is not an element of Gipfel: ${hint} The page shows what stands inside it.`);
}

/** Shorter prefixes match many tags. */
const shortestBeginning = 4;

/** The tag most similar to a name: at most one letter in three differs, or one is a prefix of the other. */
export function similarTag(name: string, known: readonly string[]): string | undefined {
  const begins = (one: string, other: string) => other.length >= shortestBeginning && one.startsWith(other);
  const edited = known
    .map((tag) => ({ tag, edits: edits(name, tag) }))
    .sort((one, other) => one.edits - other.edits)[0];
  if (edited && edited.edits * 3 <= name.length) return edited.tag;
  return known.find((tag) => begins(tag, name) || begins(name, tag));
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
