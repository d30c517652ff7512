import { isoDate } from "../gtfs/values.ts";
import type { Timetable } from "../file/sections.ts";
import { DayRunsCache, type DayRuns } from "./day-runs.ts";
import { transferOf } from "./journey.ts";
import type { Journey, TransferLeg } from "./journey.types.ts";
import { Labels } from "./labels.ts";
import { longestJourney, rangeSeconds } from "./limits.ts";
import { Places, stopsOf } from "./places.ts";
import { searchRange } from "./range-query.ts";
import { searchReachable } from "./reachable.ts";
import { Schedule } from "./schedule.ts";
import { localDay, serviceDayStart } from "./service-time.ts";

export interface JourneyQuery {
  /** Ids of stops or stations: the feed's, UIC numbers or SLOIDs. */
  readonly from: string;
  readonly to: string;
  /** An instant in ms. */
  readonly at: number;
  /** Whether the journeys leave then or later, or arrive then or earlier. */
  readonly by: "departure" | "arrival";
  readonly results: number;
}

export interface ReachableQuery {
  readonly from: string;
  readonly at: number;
  readonly minutes: number;
  /** Minutes from `at` on within which one may leave. */
  readonly windowMinutes: number;
}

/** Why a query has no answer. `first` and `last` are the dates that the timetable covers. */
export type QueryProblem =
  | { readonly code: "unknown_stop"; readonly which: "from" | "to" }
  | { readonly code: "same_stop" }
  | { readonly code: "outside_feed"; readonly first: string; readonly last: string };

export interface Journeys {
  readonly journeys: readonly Journey[];
  /** The way on foot, where the two places are that near. */
  readonly walk: TransferLeg | null;
  readonly problem?: never;
}

export interface Reachable {
  /** Seconds of the shortest journey by the stop that stands for a station. */
  readonly seconds: ReadonlyMap<number, number>;
  readonly problem?: never;
}

export interface Refused {
  readonly problem: QueryProblem;
}

/** Answers queries about one timetable, one at a time. */
export class Router {
  readonly timetable: Timetable;
  readonly places: Places;
  readonly #labels: Labels;
  readonly #opposite: Labels;
  readonly #days: DayRunsCache;
  readonly #first: number;
  readonly #last: number;

  constructor(timetable: Timetable) {
    this.timetable = timetable;
    this.places = new Places(timetable);
    this.#labels = new Labels(timetable);
    this.#opposite = new Labels(timetable);
    this.#days = new DayRunsCache(timetable);
    this.#first = timetable.patternFirst.reduce((least, time) => Math.min(least, time), 0);
    this.#last = timetable.patternLast.reduce((most, time) => Math.max(most, time), 0);
  }

  journeys({ from, to, at, by, results }: JourneyQuery): Journeys | Refused {
    const [origin, destination] = [this.places.find(from), this.places.find(to)];
    if (origin === null) return { problem: { code: "unknown_stop", which: "from" } };
    if (destination === null) return { problem: { code: "unknown_stop", which: "to" } };
    const [origins, destinations] = [origin, destination].map((place) => stopsOf(this.timetable, place));
    if (origins!.some((stop) => destinations!.includes(stop))) return { problem: { code: "same_stop" } };
    const instant = by === "departure" ? Math.ceil(at / 1000) : Math.floor(at / 1000);
    const refused = this.#outside(instant);
    if (refused) return refused;
    const schedule = this.#schedule(instant, by === "departure", rangeSeconds + longestJourney);
    const [start, end] = by === "departure" ? [origins!, destinations!] : [destinations!, origins!];
    const time = schedule.timeOf(instant);
    const [labels, opposite] = [this.#labels, this.#opposite];
    return {
      journeys: searchRange({ schedule, labels, opposite, from: start, to: end, time, results }),
      walk: this.#walk(origins!, destinations!),
    };
  }

  reachable({ from, at, minutes, windowMinutes }: ReachableQuery): Reachable | Refused {
    const origin = this.places.find(from);
    if (origin === null) return { problem: { code: "unknown_stop", which: "from" } };
    const instant = Math.ceil(at / 1000);
    const refused = this.#outside(instant);
    if (refused) return refused;
    const [window, longest] = [windowMinutes * 60, minutes * 60];
    const schedule = this.#schedule(instant, true, window + longest);
    const byStop = searchReachable({
      schedule,
      labels: this.#labels,
      from: stopsOf(this.timetable, origin),
      time: schedule.timeOf(instant),
      window,
      longest,
    });
    const seconds = new Map<number, number>();
    for (const [stop, lasts] of byStop.entries()) {
      const station = this.timetable.stopStation[stop]!;
      if (lasts >= 0 && lasts < (seconds.get(station) ?? Infinity)) seconds.set(station, lasts);
    }
    return { seconds };
  }

  #outside(instant: number): Refused | null {
    const { firstDay, lastDay, timeZone } = this.timetable.facts;
    const day = localDay(instant, timeZone);
    if (day >= firstDay && day <= lastDay) return null;
    return { problem: { code: "outside_feed", first: isoDate(firstDay), last: isoDate(lastDay) } };
  }

  /**
   * The service days with a run that may go between an instant and some seconds later, the first one first. Backward:
   * seconds earlier, the last one first.
   */
  #schedule(instant: number, isForward: boolean, seconds: number): Schedule {
    const { timeZone } = this.timetable.facts;
    const today = localDay(instant, timeZone);
    const [from, to] = isForward ? [instant, instant + seconds] : [instant - seconds, instant];
    const days: DayRuns[] = [];
    // A run may last some days, and the clocks change by an hour.
    for (let day = today - 5; day <= today + 3; day++) {
      const start = serviceDayStart(day, timeZone);
      if (start + this.#last < from || start + this.#first > to) continue;
      const runs = this.#days.of(day);
      if (runs.runs.length > 0) days.push(runs);
    }
    const inOrder = isForward ? days : days.reverse();
    return new Schedule(this.timetable, isForward, inOrder, serviceDayStart(today, timeZone));
  }

  #walk(origins: readonly number[], destinations: readonly number[]): TransferLeg | null {
    const { transferAt, transferTo } = this.timetable;
    let shortest: TransferLeg | null = null;
    for (const from of origins)
      for (let way = transferAt[from]!; way < transferAt[from + 1]!; way++) {
        const to = transferTo[way]!;
        if (!destinations.includes(to)) continue;
        const walk = transferOf(this.timetable, from, to, null);
        if (!shortest || walk.seconds < shortest.seconds) shortest = walk;
      }
    return shortest;
  }
}
