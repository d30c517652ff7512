import type { Timetable } from "../file/sections.ts";
import type { DayRuns } from "./day-runs.ts";

const forbidden = 1;

/**
 * A timetable as a search reads it, forward or backward. Backward, time is counted with the other sign, a vehicle is
 * boarded where it is left, and its stops come in the other order: one search serves both.
 *
 * Runs of a pattern on a day are numbered in the order in which they can be boarded: 0 is the first forward, the last
 * backward. Times are seconds after `base`, an instant (s).
 */
export class Schedule {
  readonly timetable: Timetable;
  readonly isForward: boolean;
  readonly days: readonly DayRuns[];
  readonly base: number;
  readonly #shifts: Int32Array;
  /** Arrays of the timetable and its days, at hand: a search reads them millions of times. */
  readonly #times: Timetable["times"];
  readonly #runTimes: Uint32Array;
  readonly #runStart: Int32Array;
  readonly #runHeadway: Uint16Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #dayAt: readonly Uint32Array[];
  readonly #dayRuns: readonly Uint32Array[];

  constructor(timetable: Timetable, isForward: boolean, days: readonly DayRuns[], base: number) {
    this.timetable = timetable;
    this.isForward = isForward;
    this.days = days;
    this.base = base;
    this.#shifts = Int32Array.from(days, ({ start }) => start - base);
    this.#times = timetable.times;
    this.#runTimes = timetable.runTimes;
    this.#runStart = timetable.runStart;
    this.#runHeadway = timetable.runHeadway;
    this.#first = timetable.patternFirst;
    this.#last = timetable.patternLast;
    this.#dayAt = days.map(({ at }) => at);
    this.#dayRuns = days.map(({ runs }) => runs);
  }

  /** The same timetable in the other direction: there, a time has the other sign. */
  reversed(): Schedule {
    return new Schedule(this.timetable, !this.isForward, this.days.toReversed(), this.base);
  }

  /** The time of an instant (s), and the instant of a time. */
  timeOf(instant: number): number {
    return this.isForward ? instant - this.base : this.base - instant;
  }
  instantOf(time: number): number {
    return this.isForward ? this.base + time : this.base - time;
  }

  count(pattern: number, day: number): number {
    const at = this.#dayAt[day]!;
    return at[pattern + 1]! - at[pattern]!;
  }

  run(pattern: number, day: number, nth: number): number {
    const at = this.#dayAt[day]!;
    return this.#dayRuns[day]![this.isForward ? at[pattern]! + nth : at[pattern + 1]! - 1 - nth]!;
  }

  boardTime(run: number, day: number, position: number): number {
    const place = this.#runTimes[run]! + 2 * position;
    const start = this.#shifts[day]! + this.#runStart[run]!;
    return this.isForward ? start + this.#times[place + 1]! : -(start + this.#times[place]! + this.#runHeadway[run]!);
  }

  alightTime(run: number, day: number, position: number): number {
    const place = this.#runTimes[run]! + 2 * position;
    const start = this.#shifts[day]! + this.#runStart[run]!;
    return this.isForward ? start + this.#times[place]! + this.#runHeadway[run]! : -(start + this.#times[place + 1]!);
  }

  /** The first time at which any run of the pattern goes, and the last. */
  firstTime(pattern: number, day: number): number {
    return this.isForward ? this.#shifts[day]! + this.#first[pattern]! : -(this.#shifts[day]! + this.#last[pattern]!);
  }
  lastTime(pattern: number, day: number): number {
    return this.isForward ? this.#shifts[day]! + this.#last[pattern]! : -(this.#shifts[day]! + this.#first[pattern]!);
  }

  /** Of the rules of a stop in a pattern. */
  canBoard(rules: number): boolean {
    return (this.isForward ? rules & 3 : rules >>> 2) !== forbidden;
  }
  canAlight(rules: number): boolean {
    return (this.isForward ? rules >>> 2 : rules & 3) !== forbidden;
  }

  /**
   * The first run, before number `end`, that can be boarded at the stop from `ready` on; `end` where there is none.
   * Halving works because no run of a pattern overtakes another one.
   */
  firstRun(pattern: number, day: number, position: number, ready: number, end: number): number {
    // Mostly the run before leaves too early: one look instead of a search.
    if (end === 0 || this.boardTime(this.run(pattern, day, end - 1), day, position) < ready) return end;
    let [low, high] = [0, end - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.boardTime(this.run(pattern, day, middle), day, position) >= ready) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The ways on foot from a stop, in the direction of the search. */
  get links(): { at: Uint32Array; stop: Uint32Array; seconds: Uint32Array } {
    const table = this.timetable;
    return this.isForward
      ? { at: table.transferAt, stop: table.transferTo, seconds: table.transferSeconds }
      : { at: table.incomingAt, stop: table.incomingFrom, seconds: table.incomingSeconds };
  }

  /** The ways on foot to a stop, in the direction of the search. */
  get linksTo(): { at: Uint32Array; stop: Uint32Array; seconds: Uint32Array } {
    const table = this.timetable;
    return this.isForward
      ? { at: table.incomingAt, stop: table.incomingFrom, seconds: table.incomingSeconds }
      : { at: table.transferAt, stop: table.transferTo, seconds: table.transferSeconds };
  }
}
