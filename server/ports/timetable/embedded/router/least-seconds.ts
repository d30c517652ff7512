import type { Labels } from "./labels.ts";
import type { Schedule } from "./schedule.ts";

/** More than any journey takes, and a time may be added to it. */
const unreachable = 0x3fff_ffff;

/** Seconds of a step of the search: parts of one are dropped, so that the result is never too long. */
const step = 10;

/**
 * By stop: the least seconds to a destination, if every vehicle stood ready, every run were the quickest one of its
 * pattern, and a change took no time. `onFoot` of the labels has the stops around the destination, -1 for others.
 * Dijkstra's search from the destination on, with a list of stops for each step of time.
 */
export function leastSecondsTo(schedule: Schedule, { onFoot, least }: Labels): Int32Array {
  const { isForward, timetable, linksTo } = schedule;
  const { stopCallAt, callPattern, callPosition, patternStopAt, patternStops, patternLeast } = timetable;
  least.fill(unreachable);
  const queue: (number[] | undefined)[] = [];
  const reach = (stop: number, steps: number) => {
    if (steps * step >= least[stop]!) return;
    least[stop] = steps * step;
    (queue[steps] ??= []).push(stop);
  };
  for (let stop = 0; stop < onFoot.length; stop++)
    if (onFoot[stop]! >= 0) reach(stop, Math.floor(onFoot[stop]! / step));
  for (let steps = 0; steps < queue.length; steps++) {
    const stops = queue[steps];
    if (!stops) continue;
    for (let nth = 0; nth < stops.length; nth++) {
      const stop = stops[nth]!;
      if (least[stop] !== steps * step) continue;
      for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
        const [pattern, position] = [callPattern[call]!, callPosition[call]!];
        const at = patternStopAt[pattern]! + position;
        if (isForward && position > 0) reach(patternStops[at - 1]!, steps + Math.floor(patternLeast[at - 1]! / step));
        else if (!isForward && at + 1 < patternStopAt[pattern + 1]!)
          reach(patternStops[at + 1]!, steps + Math.floor(patternLeast[at]! / step));
      }
      for (let link = linksTo.at[stop]!; link < linksTo.at[stop + 1]!; link++)
        reach(linksTo.stop[link]!, steps + Math.floor(linksTo.seconds[link]! / step));
    }
    queue[steps] = undefined;
  }
  return least;
}
