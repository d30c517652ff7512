import type { TextIndex } from "./text-index.ts";

/**
 * The first part of a joined word is found alone from so many letters; a shorter one, of words as common as Stadt, only
 * where it names a category.
 */
const [longPart, shortPart] = [8, 4];
const shortestRest = 3;

/**
 * The terms that joined German words begin with, where the words themselves are unknown: Gleitschirmfliegen begins with
 * Gleitschirm, Weinprobe with Wein. The longest beginning counts.
 */
export function startsOfJoined({ vocabulary, locale, categories }: TextIndex, terms: readonly string[]): number[] {
  if (locale !== "de_CH") return [];
  return terms.flatMap((term) => {
    for (let length = term.length - shortestRest; length >= shortPart; length--) {
      const start = term.slice(0, length);
      const place = length >= longPart || categories.has(start) ? vocabulary.exact(start) : undefined;
      if (place !== undefined) return [place];
    }
    return [];
  });
}
