/** A number from 0 to below 1 that is always the same for the same words: what a demo shop throws dice for. */
export function draw(seed: number, what: string): number {
  let hash = 2_166_136_261 ^ seed;
  for (const letter of what) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of them. */
export const drawOf = <T>(from: readonly T[], seed: number, what: string): T => from[Math.floor(draw(seed, what) * from.length)]!;
