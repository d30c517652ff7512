import type { Timetable } from "../file/sections.ts";
import { serviceDayStart } from "./service-time.ts";

/** The runs of one service day. */
export interface DayRuns {
  /** Days since 1970. */
  readonly day: number;
  /** The instant (s) from which its times count. */
  readonly start: number;
  /** By pattern, with one more number at the end: where its runs of this day begin in `runs`. */
  readonly at: Uint32Array;
  readonly runs: Uint32Array;
}

/** Days cached: a query reads four, most queries are about the same ones. */
const mostCached = 12;

/** Finds the runs of service days, and caches those of the last days that were searched. */
export class DayRunsCache {
  readonly #cached = new Map<number, DayRuns>();
  readonly #timetable: Timetable;

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
  }

  of(day: number): DayRuns {
    const found = this.#cached.get(day) ?? findRuns(this.#timetable, day);
    this.#cached.delete(day);
    this.#cached.set(day, found);
    if (this.#cached.size > mostCached) this.#cached.delete(this.#cached.keys().next().value!);
    return found;
  }
}

function findRuns(timetable: Timetable, day: number): DayRuns {
  const { patternRunAt, runTrip, tripService, serviceBits, facts } = timetable;
  const patterns = patternRunAt.length - 1;
  const at = new Uint32Array(patterns + 1);
  const start = serviceDayStart(day, facts.timeZone);
  const nth = day - facts.serviceFirstDay;
  if (nth < 0 || nth >= facts.serviceDays) return { day, start, at, runs: new Uint32Array(0) };
  const row = nth * facts.serviceWords;
  const isActive = (run: number) => {
    const service = tripService[runTrip[run]!]!;
    return (serviceBits[row + (service >>> 5)]! >>> (service & 31)) & 1;
  };
  let count = 0;
  for (let run = 0; run < runTrip.length; run++) count += isActive(run);
  const runs = new Uint32Array(count);
  let placed = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    for (let run = patternRunAt[pattern]!; run < patternRunAt[pattern + 1]!; run++)
      if (isActive(run)) runs[placed++] = run;
    at[pattern + 1] = placed;
  }
  return { day, start, at, runs };
}
