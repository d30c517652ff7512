import { mostRides, type Labels, type LeastRides } from "./labels.ts";
import type { Schedule } from "./schedule.ts";

/**
 * Counts rides from a destination on, whatever the times: round by round, each pattern once up to its last stop that
 * was reached. `onFoot` of the labels has the stops around the destination, -1 for others.
 */
export function leastRidesTo(schedule: Schedule, { onFoot, rides: found, stopsDone }: Labels): LeastRides {
  const { isForward, timetable, linksTo } = schedule;
  const { stopCallAt, callPattern, callPosition, patternStopAt, patternStops } = timetable;
  const onArrival = found.onArrival.fill(mostRides + 1);
  const onBoarding = found.onBoarding.fill(mostRides + 1);
  /** By pattern: how many of its stops, from where it begins in the search's direction, are done. */
  const done = stopsDone.fill(0);
  let reached: number[] = [];
  const reach = (stop: number, rides: number, next: number[]) => {
    if (onArrival[stop]! <= rides) return;
    onArrival[stop] = rides;
    next.push(stop);
  };
  for (let stop = 0; stop < onFoot.length; stop++) if (onFoot[stop]! >= 0) reach(stop, 0, reached);
  for (let rides = 1; rides <= mostRides && reached.length > 0; rides++) {
    const next: number[] = [];
    for (const stop of reached)
      for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
        const pattern = callPattern[call]!;
        const [start, end] = [patternStopAt[pattern]!, patternStopAt[pattern + 1]!];
        const before = isForward ? callPosition[call]! : end - start - 1 - callPosition[call]!;
        for (let nth = done[pattern]!; nth < before; nth++) {
          const boarded = patternStops[isForward ? start + nth : end - 1 - nth]!;
          if (onBoarding[boarded]! <= rides) continue;
          onBoarding[boarded] = rides;
          reach(boarded, rides, next);
          for (let link = linksTo.at[boarded]!; link < linksTo.at[boarded + 1]!; link++)
            reach(linksTo.stop[link]!, rides, next);
        }
        done[pattern] = Math.max(done[pattern]!, before);
      }
    reached = next;
  }
  return found;
}
