import { minute } from "../clock.ts";

const firstPause = minute;
const longestPause = 60 * minute;

/**
 * How long to wait (ms) before something outside is tried again that has failed `tries` times before: 1, 2, 4 …
 * minutes, an hour at most.
 */
export function retryPause(tries: number): number {
  return Math.min(longestPause, firstPause * 2 ** tries);
}
