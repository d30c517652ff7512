/** Numbers that look random and are the same at every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const starts = [
  "b",
  "br",
  "d",
  "f",
  "fl",
  "g",
  "gr",
  "h",
  "k",
  "kl",
  "l",
  "m",
  "n",
  "p",
  "r",
  "s",
  "sch",
  "st",
  "t",
  "v",
  "w",
  "z",
];
const middles = ["a", "e", "i", "o", "u", "ä", "ö", "ü", "au", "ei", "ie"];
const ends = ["n", "r", "l", "s", "t", "ch", "ck", "nd", "ng", "rn", "lp", "tz", ""];

/** So many words of two or three syllables that could be Swiss places. */
export function placeNames(count: number, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const names = new Set<string>();
  while (names.size < count) {
    let name = "";
    for (let syllables = random() < 0.5 ? 2 : 3; syllables > 0; syllables--)
      name += pick(starts) + pick(middles) + (syllables === 1 ? pick(ends) : "");
    names.add(name[0]!.toUpperCase() + name.slice(1));
  }
  return [...names];
}

export const subjects = [
  "Boat trip",
  "Paragliding",
  "Cheese tasting",
  "Mountain railway",
  "Snowshoe hike",
  "Canyoning",
  "Old town walk",
  "Ski lesson",
  "Wine tasting",
  "Bike tour",
];
export const adjectives = [
  "Private",
  "Scenic",
  "Guided",
  "Panoramic",
  "Family",
  "Evening",
  "Winter",
  "Classic",
  "Small group",
  "Full day",
];
