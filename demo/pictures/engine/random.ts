/** A seeded stream of numbers in [0, 1): the same seed draws the same picture. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, quick, good enough for leaves and clouds. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
}
