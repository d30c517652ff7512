import type { Labels, LeastRides } from "./labels.ts";
import { mostRides } from "./limits.ts";
import type { Schedule } from "./schedule.ts";

/**
 * Counts rides from a destination on, whatever the times: round by round, each pattern once up to its last stop that
 * was reached. `onFoot` of the labels has the stops around the destination, -1 for others.
 */
export function leastRidesTo(schedule: Schedule, { onFoot, rides: found, stopsDone, inOrder }: Labels): LeastRides {
  const { isForward, timetable, linksTo } = schedule;
  const { stopCallAt, callPattern, callPosition, patternStopAt, patternStops } = timetable;
  const { at: linkAt, stop: linkStop } = linksTo;
  const onArrival = found.onArrival.fill(mostRides + 1);
  const onBoarding = found.onBoarding.fill(mostRides + 1);
  /** By pattern: how many of its stops, from where it begins in the search's direction, are done. */
  const done = stopsDone.fill(0);
  let count = 0;
  const reach = (stop: number, rides: number) => {
    if (onArrival[stop]! <= rides) return;
    onArrival[stop] = rides;
    inOrder[count++] = stop;
  };
  for (let stop = 0; stop < onFoot.length; stop++) if (onFoot[stop]! >= 0) reach(stop, 0);
  let nth = 0;
  for (let rides = 1; rides <= mostRides; rides++)
    for (const end = count; nth < end; nth++) {
      const stop = inOrder[nth]!;
      for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
        const pattern = callPattern[call]!;
        const [start, end] = [patternStopAt[pattern]!, patternStopAt[pattern + 1]!];
        const before = isForward ? callPosition[call]! : end - start - 1 - callPosition[call]!;
        for (let position = done[pattern]!; position < before; position++) {
          const boarded = patternStops[isForward ? start + position : end - 1 - position]!;
          if (onBoarding[boarded]! <= rides) continue;
          onBoarding[boarded] = rides;
          reach(boarded, rides);
          for (let link = linkAt[boarded]!; link < linkAt[boarded + 1]!; link++) reach(linkStop[link]!, rides);
        }
        if (done[pattern]! < before) done[pattern] = before;
      }
    }
  return found;
}
