import { warn } from "./console.ts";

/** One line in the console for `<gipfel-NAME>` that nobody has defined, with the nearest tag that there is. */
export function unknownTag(name: string, known: readonly string[]): void {
  if (customElements.get(`gipfel-${name}`)) return;
  warn(`<gipfel-${name}> is not an element of Gipfel: did you mean <gipfel-${nearest(name, known)}>? The page shows what stands inside it.`);
}

/** The word with the fewest edits between it and the given one. */
export function nearest(name: string, known: readonly string[]): string {
  return [...known].sort((one, other) => edits(name, one) - edits(name, other))[0]!;
}

/** Levenshtein distance: insertions, removals and replacements of one letter. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}
