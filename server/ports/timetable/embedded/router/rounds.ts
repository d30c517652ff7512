import { noTransfer } from "../file/sections.ts";
import { Labels, never, type LeastRides, type Marks } from "./labels.ts";
import { mostRides } from "./limits.ts";
import type { Schedule } from "./schedule.ts";

/** Where a search ends, and what keeps it from going where no journey can come of it. */
export interface Destination {
  /** By stop: the seconds on foot to the destination, -1 where it is not that near. */
  readonly onFoot: Int32Array;
  /** What is known of the ways to it: either whatever the times, or by a search in the other direction. */
  readonly known: LeastOfWays | Labels;
}

/** What the ways to a destination take at least. */
export interface LeastOfWays {
  /** By stop: the least seconds that it may take to get to the destination (`least-seconds.ts`). */
  readonly least: Int32Array;
  /** By stop: the least rides (`least-rides.ts`). */
  readonly rides: LeastRides;
}

/**
 * RAPTOR (Delling, Pajor, Werneck, "Round-Based Public Transit Routing", 2012). Round k finds the arrivals with k
 * rides: it goes once through each pattern that has a stop *marked* in round k - 1, from the first such stop on, takes
 * the earliest run that can be boarded and hops to an earlier one where that is possible, and marks the stops that are
 * reached sooner than before. Ways on foot follow each round, one after each ride.
 *
 * Labels stay between departures that are searched from the latest to the earliest (the paper's rRAPTOR): what is no
 * better than a later departure's arrival is dropped, so each departure adds only journeys that none dominates. So is
 * what could not reach the destination in time even if every vehicle stood ready: an arrival in round k at a stop from
 * which m more rides are needed is held against the bound for k + m rides. Where a search in the other direction has
 * been to the stops already, what it could not have left again in time is dropped instead: that is exact.
 *
 * A departure boards only at stops that it has marked itself: from others, later departures have gone on already.
 */
export class RoundSearch {
  /** By rides: the best arrival at the destination, on foot included, with as many or fewer; `never` without one. */
  readonly best = new Int32Array(mostRides + 1);
  /**
   * By rides: when an arrival at the destination is too late, which is `slack` after the best one or at a limit. None
   * is good enough with more than `mostRides`.
   */
  readonly bound = new Int32Array(2 * mostRides + 2).fill(-never);
  /** Seconds after the best arrival within which stops still get the labels of their way to the destination. */
  slack = 0;
  /** By rides: the stop from which the last departure reached the destination sooner than before, or -1. */
  readonly improved = new Int32Array(mostRides + 1);
  readonly #schedule: Schedule;
  readonly #labels: Labels;
  readonly #destination: Destination | null;
  readonly #least: Int32Array;
  readonly #rides: LeastRides;
  readonly #opposite: Labels | null;
  /** Where the labels of the opposite search begin that leave this round's rides of those allowed. */
  #oppositeRound = 0;
  readonly #onArrival: ((stop: number, time: number) => void) | null;
  /** Stops where boarding got possible sooner, in the round before and in this one; stops that were reached sooner. */
  #marked: Marks;
  #nextMarked: Marks;
  readonly #reached: Marks;
  /** By pattern: the first position to board at, -1 where it is not queued. */
  readonly #from: Int32Array;
  /** By queued pattern: the last position to board at. */
  readonly #to: Uint16Array;
  readonly #queue: Uint32Array;
  #queued = 0;
  readonly #stopAt: Uint32Array;
  readonly #patternStops: Uint32Array;
  readonly #rules: Uint8Array;
  readonly #links: Schedule["links"];

  constructor(
    schedule: Schedule,
    labels: Labels,
    destination: Destination | null,
    onArrival: ((stop: number, time: number) => void) | null = null,
  ) {
    this.#schedule = schedule;
    this.#labels = labels;
    this.#destination = destination;
    const known = destination?.known ?? null;
    this.#opposite = known instanceof Labels ? known : null;
    const ways = known instanceof Labels || !known ? { least: labels.noLeast, rides: labels.noRides } : known;
    this.#least = ways.least;
    this.#rides = ways.rides;
    this.#onArrival = onArrival;
    const { patternStopAt, patternStops, patternRules } = schedule.timetable;
    this.#stopAt = patternStopAt;
    this.#patternStops = patternStops;
    this.#rules = patternRules;
    this.#links = schedule.links;
    [this.#marked, this.#nextMarked, this.#reached] = labels.marks;
    this.#from = labels.queuedFrom;
    this.#to = labels.queuedTo;
    this.#queue = labels.queue;
  }

  /** Forgets all departures. Nothing that arrives at `limit` or later will be found. */
  clear(limit: number): void {
    this.#labels.clear();
    this.limit(limit);
  }

  /** Forgets all departures but the bounds; for rides with which there is no arrival, `limit` holds from now on. */
  clearLabels(limit: number): void {
    this.#labels.clear();
    for (let rides = 0; rides <= mostRides && this.best[rides] === never; rides++) this.bound[rides] = limit;
    this.best.fill(never);
  }

  /** Drops what arrives at `limit` or later from now on, and forgets the best arrivals. */
  limit(limit: number): void {
    this.bound.fill(limit, 0, mostRides + 1);
    this.best.fill(never);
  }

  /** Of an arrival that is known before the search: with as many rides, none is wanted `slack` after it or later. */
  expect(rides: number, arrival: number): void {
    for (let more = rides; more <= mostRides; more++)
      this.bound[more] = Math.min(this.bound[more]!, arrival + this.slack);
  }

  /** Makes a stop ready to board at the origin, for the next `depart`. */
  start(stop: number, ready: number, walkedFrom: number): void {
    const { readyBound, readyFrom, ready: times } = this.#labels;
    if (ready >= readyBound[stop]!) return;
    times[stop] = ready;
    readyFrom[stop] = walkedFrom;
    this.#labels.lower(readyBound, 0, stop, ready);
    this.#marked.add(stop);
  }

  /** Searches from the stops that were started, none of which is ready before `from`, with as many rides or fewer. */
  depart(from: number, allowedRides = mostRides): void {
    this.improved.fill(-1);
    for (let round = 1; round <= allowedRides && this.#marked.count > 0; round++) {
      this.#oppositeRound = (allowedRides - round) * this.#labels.stops;
      this.#queuePatterns();
      for (let nth = 0; nth < this.#queued; nth++) {
        const pattern = this.#queue[nth]!;
        const position = this.#from[pattern]!;
        this.#from[pattern] = -1;
        let end = never;
        for (let day = 0; day < this.#schedule.days.length; day++)
          // Who has boarded a run that ends before another day's first one begins gains nothing by that day.
          if (this.#schedule.firstTime(pattern, day) < end)
            end = Math.min(end, this.#ride(round, pattern, day, position, from));
      }
      this.#walk(round);
      this.#marked.clear();
      [this.#marked, this.#nextMarked] = [this.#nextMarked, this.#marked];
    }
    this.#marked.clear();
  }

  #queuePatterns(): void {
    const { isForward, timetable } = this.#schedule;
    const { stopCallAt, callPattern, callPosition, patternStopAt, patternRules } = timetable;
    this.#queued = 0;
    for (let nth = 0; nth < this.#marked.count; nth++) {
      const stop = this.#marked.list[nth]!;
      for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
        const [pattern, position] = [callPattern[call]!, callPosition[call]!];
        const start = patternStopAt[pattern]!;
        const terminus = isForward ? patternStopAt[pattern + 1]! - start - 1 : 0;
        if (position === terminus || !this.#schedule.canBoard(patternRules[start + position]!)) continue;
        const known = this.#from[pattern]!;
        if (known < 0) this.#queue[this.#queued++] = pattern;
        if (known < 0 || (isForward ? position < known : position > known)) this.#from[pattern] = position;
        const last = this.#to[pattern]!;
        if (known < 0 || (isForward ? position > last : position < last)) this.#to[pattern] = position;
      }
    }
  }

  /**
   * Goes through the runs of a pattern on one service day. Runs of two days may overtake each other. The answer is when
   * the run that is boarded at the first position ends, `never` where there is none.
   */
  #ride(round: number, pattern: number, day: number, first: number, from: number): number {
    const schedule = this.#schedule;
    let current = schedule.count(pattern, day);
    if (current === 0 || schedule.lastTime(pattern, day) < from) return never;
    if (schedule.firstTime(pattern, day) >= this.bound[round]!) return never;
    const [patternStops, patternRules] = [this.#patternStops, this.#rules];
    const [labels, least, rides] = [this.#labels, this.#least, this.#rides];
    const start = this.#stopAt[pattern]!;
    const step = schedule.isForward ? 1 : -1;
    const end = schedule.isForward ? this.#stopAt[pattern + 1]! - start : -1;
    const none = current;
    const [before, now] = [(round - 1) * labels.stops, round * labels.stops];
    const bounds = this.bound;
    const [opposite, oppositeRound] = [this.#opposite, this.#oppositeRound];
    const last = this.#to[pattern]!;
    let [run, boarded, runEnd, isRiding] = [0, 0, never, false];
    for (let position = first; position !== end; position += step) {
      if (!isRiding && step * (position - last) > 0) break;
      const stop = patternStops[start + position]!;
      const rules = patternRules[start + position]!;
      if (isRiding && schedule.canAlight(rules)) {
        const time = schedule.alightTime(run, day, position);
        if (
          time < labels.arrivalBound[now + stop]! &&
          (opposite
            ? time <= -opposite.readyBound[oppositeRound + stop]!
            : time + least[stop]! < bounds[round + rides.onArrival[stop]!]!)
        ) {
          labels.lower(labels.arrivalBound, round, stop, time);
          labels.run[now + stop] = run;
          labels.day[now + stop] = day;
          labels.board[now + stop] = boarded;
          labels.alight[now + stop] = position;
          labels.pattern[now + stop] = pattern;
          this.#reached.add(stop);
          this.#arrive(round, stop, time);
        }
      }
      const ready = labels.ready[before + stop]!;
      if (ready === never) continue;
      if (!this.#marked.has(stop)) {
        // A later departure has gone on from here with this run or an earlier one: nothing is gained by staying on it.
        if (isRiding && schedule.canBoard(rules) && schedule.boardTime(run, day, position) >= ready) isRiding = false;
        continue;
      }
      if (
        current === 0 ||
        (!opposite && ready + least[stop]! >= bounds[round - 1 + rides.onBoarding[stop]!]!) ||
        !schedule.canBoard(rules)
      )
        continue;
      if (current !== none && schedule.boardTime(run, day, position) < ready) continue;
      const found = schedule.firstRun(pattern, day, position, ready, current);
      if (found === current) continue;
      current = found;
      run = schedule.run(pattern, day, found);
      boarded = position;
      isRiding = true;
      if (position === first) runEnd = schedule.alightTime(run, day, end - step);
    }
    return runEnd;
  }

  #arrive(round: number, stop: number, time: number): void {
    this.#onArrival?.(stop, time);
    if (!this.#destination) return;
    const onFoot = this.#destination.onFoot[stop]!;
    const arrival = time + onFoot;
    if (onFoot < 0 || arrival >= Math.min(this.best[round]!, this.bound[round]!)) return;
    for (let later = round; later <= mostRides && this.best[later]! > arrival; later++) {
      this.best[later] = arrival;
      this.bound[later] = Math.min(this.bound[later]!, arrival + this.slack);
    }
    this.improved[round] = stop;
  }

  /** One change or way on foot after each ride, from the stops that this round has reached. */
  #walk(round: number): void {
    const { stopChange } = this.#schedule.timetable;
    const links = this.#links;
    const now = round * this.#labels.stops;
    for (let nth = 0; nth < this.#reached.count; nth++) {
      const stop = this.#reached.list[nth]!;
      const time = this.#labels.arrivalBound[now + stop]!;
      const change = stopChange[stop]!;
      if (change !== noTransfer) this.#makeReady(round, stop, time + change, stop);
      for (let link = links.at[stop]!; link < links.at[stop + 1]!; link++) {
        const [to, walked] = [links.stop[link]!, time + links.seconds[link]!];
        this.#onArrival?.(to, walked);
        this.#makeReady(round, to, walked, stop);
      }
    }
    this.#reached.clear();
  }

  #makeReady(round: number, stop: number, time: number, from: number): void {
    const labels = this.#labels;
    const at = round * labels.stops + stop;
    if (
      time >= labels.readyBound[at]! ||
      (this.#opposite
        ? time > -this.#opposite.arrivalBound[this.#oppositeRound + stop]!
        : time + this.#least[stop]! >= this.bound[round + this.#rides.onBoarding[stop]!]!)
    )
      return;
    labels.lower(labels.readyBound, round, stop, time);
    labels.ready[at] = time;
    labels.readyFrom[at] = from;
    this.#nextMarked.add(stop);
  }
}
