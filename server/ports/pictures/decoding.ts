import pLimit from "p-limit";

/**
 * Pictures that are decoded at the same time: each takes its pixels in memory, 160 MB for the largest that is taken.
 */
const maxConcurrent = 4;

/** Runs what decodes a picture once fewer than four others do. */
export const decoding = pLimit(maxConcurrent);
