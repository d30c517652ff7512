import type { Labels } from "./labels.ts";
import type { Schedule } from "./schedule.ts";
import { stepSeconds } from "./step-queue.ts";

/** More than any journey takes, and a time may be added to it. */
const unreachable = 0x3fff_ffff;

/** Parts of a step are dropped, so that the result is never too long. */
const stepsOf = (seconds: number) => Math.floor(seconds / stepSeconds);

/**
 * By stop: the least seconds to a destination, if every vehicle stood ready, every run were the quickest one of its
 * pattern, and a change took no time. `onFoot` of the labels has the stops around the destination, -1 for others.
 * Dijkstra's search from the destination on, with a list of stops for each step of time.
 */
export function leastSecondsTo(schedule: Schedule, { onFoot, least, steps: queue }: Labels): Int32Array {
  const { isForward, timetable, linksTo } = schedule;
  const { stopCallAt, callPattern, callPosition, patternStopAt, patternStops, patternLeast } = timetable;
  const { at: linkAt, stop: linkStop, seconds: linkSeconds } = linksTo;
  least.fill(unreachable);
  queue.clear();
  const reach = (stop: number, steps: number) => {
    if (steps * stepSeconds >= least[stop]!) return;
    least[stop] = steps * stepSeconds;
    queue.add(steps, stop);
  };
  for (let stop = 0; stop < onFoot.length; stop++) if (onFoot[stop]! >= 0) reach(stop, stepsOf(onFoot[stop]!));
  for (let steps = 0; steps <= queue.last; steps++)
    for (let stop = queue.take(steps); stop >= 0; stop = queue.take(steps)) {
      if (least[stop] !== steps * stepSeconds) continue;
      for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
        const [pattern, position] = [callPattern[call]!, callPosition[call]!];
        const at = patternStopAt[pattern]! + position;
        if (isForward && position > 0) reach(patternStops[at - 1]!, steps + stepsOf(patternLeast[at - 1]!));
        else if (!isForward && at + 1 < patternStopAt[pattern + 1]!)
          reach(patternStops[at + 1]!, steps + stepsOf(patternLeast[at]!));
      }
      for (let link = linkAt[stop]!; link < linkAt[stop + 1]!; link++)
        reach(linkStop[link]!, steps + stepsOf(linkSeconds[link]!));
    }
  return least;
}
