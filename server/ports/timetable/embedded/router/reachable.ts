import { departuresWithin } from "./departures.ts";
import type { Labels } from "./labels.ts";
import { accessFrom } from "./on-foot.ts";
import { RoundSearch } from "./rounds.ts";
import type { Schedule } from "./schedule.ts";

export interface ReachableQuery {
  readonly schedule: Schedule;
  readonly labels: Labels;
  readonly from: readonly number[];
  /** The search's own time, and for how many seconds one may leave from then on. */
  readonly time: number;
  readonly window: number;
  readonly longest: number;
}

/** By stop: the seconds of its shortest journey, of those that leave in the window; -1 where all are longer. */
export function searchReachable({ schedule, labels, from, time, window, longest }: ReachableQuery): Int32Array {
  const seconds = new Int32Array(labels.stops).fill(-1);
  let departure = time;
  const take = (stop: number, arrival: number) => {
    const lasts = arrival - departure;
    if (lasts <= longest && (seconds[stop]! < 0 || lasts < seconds[stop]!)) seconds[stop] = lasts;
  };
  const access = accessFrom(schedule, from);
  for (const [stop, { seconds: walked }] of access) take(stop, departure + walked);
  const search = new RoundSearch(schedule, labels, null, take);
  search.clear(time + window + longest + 1);
  for (const { time: next, stops } of departuresWithin(schedule, access, time, time + window + 1)) {
    departure = next;
    search.limit(departure + longest + 1);
    for (const stop of stops) search.start(stop, departure + access.get(stop)!.seconds, access.get(stop)!.placeStop);
    search.depart(departure);
  }
  return seconds;
}
