import type { CatalogueLocale } from "../records.ts";

/** Endings of a plural and of its singular, folded; the most specific come first. */
const endings: Record<CatalogueLocale, readonly (readonly [plural: string, singular: string])[]> = {
  de_CH: [
    ["sse", "s"],
    ["innen", "in"],
    ["een", "eum"],
    ["tren", "trum"],
    ["rmen", "rma"],
    ["n", ""],
    ["en", ""],
    ["er", ""],
    ["e", ""],
    ["s", ""],
  ],
  en_CH: [
    ["children", "child"],
    ["men", "man"],
    ["ies", "y"],
    ["ves", "f"],
    ["ves", "fe"],
    ["s", ""],
    ["es", ""],
  ],
  fr_CH: [
    ["eaux", "eau"],
    ["aux", "al"],
    ["aux", "ail"],
    ["aux", "au"],
    ["s", ""],
    ["x", ""],
  ],
  it_CH: [
    ["chi", "co"],
    ["ghi", "go"],
    ["che", "ca"],
    ["ghe", "ga"],
    ["ce", "cia"],
    ["ge", "gia"],
    ["i", "o"],
    ["i", "e"],
    ["i", "io"],
    ["i", "a"],
    ["e", "a"],
  ],
};
const shortest = 3;

/**
 * What a folded word may be the plural of. Rules of endings rather than a stemmer: stemmers cut place names down to
 * others (Berner to Bern), and don't know Seen or Museen. A guess counts where the catalogue has such a word.
 */
export function singularsOf(term: string, locale: CatalogueLocale): string[] {
  return otherEndings(term, endings[locale]);
}

/** What the plural of a folded word may be, where it does not begin with the word itself. */
export function pluralsOf(term: string, locale: CatalogueLocale): string[] {
  return otherEndings(
    term,
    endings[locale].filter(([, singular]) => singular !== "").map(([plural, singular]) => [singular, plural] as const),
  );
}

function otherEndings(term: string, pairs: readonly (readonly [from: string, to: string])[]): string[] {
  return pairs
    .filter(([from]) => term.endsWith(from))
    .map(([from, to]) => term.slice(0, term.length - from.length) + to)
    .filter((other) => other.length >= shortest);
}
