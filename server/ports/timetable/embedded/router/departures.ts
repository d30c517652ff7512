import type { OnFoot } from "./on-foot.ts";
import type { Schedule } from "./schedule.ts";

/** The times at which one may leave the origin, each with the stops where a vehicle is caught by it. */
export interface Departure {
  readonly time: number;
  readonly stops: readonly number[];
}

/** All departures from an origin with `from <= time < to`, the latest first. Ways on foot to the stop count. */
export function departuresWithin(
  schedule: Schedule,
  access: ReadonlyMap<number, OnFoot>,
  from: number,
  to: number,
): Departure[] {
  const { stopCallAt, callPattern, callPosition, patternStopAt, patternRules } = schedule.timetable;
  const stopsByTime = new Map<number, number[]>();
  for (const [stop, { seconds }] of access)
    for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
      const [pattern, position] = [callPattern[call]!, callPosition[call]!];
      const start = patternStopAt[pattern]!;
      const last = schedule.isForward ? patternStopAt[pattern + 1]! - start - 1 : 0;
      if (position === last || !schedule.canBoard(patternRules[start + position]!)) continue;
      for (let day = 0; day < schedule.days.length; day++) {
        const count = schedule.count(pattern, day);
        if (count === 0 || schedule.lastTime(pattern, day) < from) continue;
        for (let nth = schedule.firstRun(pattern, day, position, from + seconds, count); nth < count; nth++) {
          const time = schedule.boardTime(schedule.run(pattern, day, nth), day, position) - seconds;
          if (time >= to) break;
          const stops = stopsByTime.get(time);
          if (!stops) stopsByTime.set(time, [stop]);
          else if (stops.at(-1) !== stop) stops.push(stop);
        }
      }
    }
  return [...stopsByTime].map(([time, stops]) => ({ time, stops })).sort((one, other) => other.time - one.time);
}
