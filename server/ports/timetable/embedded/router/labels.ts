import type { Timetable } from "../file/sections.ts";
import { longestJourney, mostRides, rangeSeconds } from "./limits.ts";
import { StepQueue } from "./step-queue.ts";

/** By stop: the least number of rides to a destination, `mostRides` + 1 where no allowed number is enough. */
export interface LeastRides {
  /** For who has just arrived at the stop: 0 where the destination is near. */
  readonly onArrival: Uint8Array;
  /** For who is ready to board there: 1 or more. */
  readonly onBoarding: Uint8Array;
}

/** No time: later than any. */
export const never = 0x7fff_ffff;

/** Marks stops and lists the marked ones. */
export class Marks {
  readonly list: Uint32Array;
  count = 0;
  readonly #isMarked: Uint8Array;

  constructor(stops: number) {
    this.list = new Uint32Array(stops);
    this.#isMarked = new Uint8Array(stops);
  }

  add(stop: number): void {
    if (this.#isMarked[stop] === 1) return;
    this.#isMarked[stop] = 1;
    this.list[this.count++] = stop;
  }

  has(stop: number): boolean {
    return this.#isMarked[stop] === 1;
  }

  clear(): void {
    for (let nth = 0; nth < this.count; nth++) this.#isMarked[this.list[nth]!] = 0;
    this.count = 0;
  }
}

/**
 * What a search knows of each stop after each round (a round is a ride more), by `round × stops + stop`. Made once for
 * a timetable, and cleared for each search.
 */
export class Labels {
  readonly stops: number;
  /** When the next vehicle can be boarded: after the change, or the way on foot. */
  readonly ready: Int32Array;
  /** The stop where the ride before ended, from which this one was reached. */
  readonly readyFrom: Uint32Array;
  /** The least of this round and all before: what is no better is dropped. */
  readonly readyBound: Int32Array;
  readonly arrivalBound: Int32Array;
  /** The ride that arrives: its run, the place of its day in the schedule, and where it is boarded and left. */
  readonly run: Uint32Array;
  readonly day: Uint8Array;
  readonly board: Uint16Array;
  readonly alight: Uint16Array;
  readonly pattern: Uint32Array;

  /** What a search works with; empty between two of them. */
  readonly marks: readonly [Marks, Marks, Marks];
  /** By pattern: the first position to board at, -1 where it is not queued. */
  readonly queuedFrom: Int32Array;
  /** By queued pattern: the last position to board at. */
  readonly queuedTo: Uint16Array;
  readonly queue: Uint32Array;
  /** What is known of a search's destination, by stop and, for `stopsDone`, by pattern: written anew for each one. */
  readonly onFoot: Int32Array;
  readonly least: Int32Array;
  readonly rides: LeastRides;
  readonly stopsDone: Uint16Array;
  /** Stops in the order of their rides to the destination, and lists of them by their seconds. */
  readonly inOrder: Uint32Array;
  readonly steps: StepQueue;
  /** By stop: nothing, for a search without a destination. */
  readonly noLeast: Int32Array;
  readonly noRides: LeastRides;

  constructor({ stopId, patternRoute, callPattern, transferTo }: Timetable) {
    this.stops = stopId.length;
    this.marks = [new Marks(this.stops), new Marks(this.stops), new Marks(this.stops)];
    this.queuedFrom = new Int32Array(patternRoute.length).fill(-1);
    this.queuedTo = new Uint16Array(patternRoute.length);
    this.queue = new Uint32Array(patternRoute.length);
    this.onFoot = new Int32Array(this.stops);
    this.least = new Int32Array(this.stops);
    this.rides = { onArrival: new Uint8Array(this.stops), onBoarding: new Uint8Array(this.stops) };
    this.stopsDone = new Uint16Array(patternRoute.length);
    this.inOrder = new Uint32Array(this.stops);
    // Each stop is added for itself, and for each call and way on foot that leads on from it.
    const entries = this.stops + callPattern.length + transferTo.length;
    this.steps = new StepQueue(rangeSeconds + longestJourney, entries);
    this.noLeast = new Int32Array(this.stops);
    const none = new Uint8Array(this.stops);
    this.noRides = { onArrival: none, onBoarding: none };
    const size = (mostRides + 1) * this.stops;
    this.ready = new Int32Array(size);
    this.readyFrom = new Uint32Array(size);
    this.readyBound = new Int32Array(size);
    this.arrivalBound = new Int32Array(size);
    this.run = new Uint32Array(size);
    this.day = new Uint8Array(size);
    this.board = new Uint16Array(size);
    this.alight = new Uint16Array(size);
    this.pattern = new Uint32Array(size);
  }

  clear(): void {
    this.ready.fill(never);
    this.readyBound.fill(never);
    this.arrivalBound.fill(never);
  }

  /** Lowers a bound in this round and the ones after it. */
  lower(bound: Int32Array, round: number, stop: number, time: number): void {
    for (let at = round * this.stops + stop; at < bound.length && bound[at]! > time; at += this.stops) bound[at] = time;
  }
}
