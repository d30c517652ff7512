import type { Timetable } from "../file/sections.ts";

/** Seconds of the day at which a run leaves its first stop. */
export function firstDeparture({ runStart, runTimes, times }: Timetable, run: number): number {
  return runStart[run]! + times[runTimes[run]! + 1]!;
}

/** The pattern of a run, found by halving: the last that begins at it or before. */
export function patternOf({ patternRunAt }: Timetable, run: number): number {
  let [low, high] = [0, patternRunAt.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (patternRunAt[middle]! <= run) low = middle;
    else high = middle - 1;
  }
  return low;
}
