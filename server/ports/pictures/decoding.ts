import pLimit from "p-limit";
import type sharp from "sharp";

/**
 * Pictures that are decoded at the same time: each takes its pixels in memory, 160 MB for the largest that is taken.
 */
const maxConcurrent = 4;

const limited = pLimit(maxConcurrent);

/**
 * Runs what decodes a picture once fewer than four others do. The library comes with the first one: a process that
 * serves no pictures does without its 15 MB.
 */
export function decoding<Result>(decode: (library: typeof sharp) => Promise<Result>): Promise<Result> {
  return limited(async () => decode((await import("sharp")).default));
}
