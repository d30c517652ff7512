import { departuresWithin } from "./departures.ts";
import { journeyOf } from "./journey.ts";
import type { Journey } from "./journey.types.ts";
import { never, type Labels } from "./labels.ts";
import { mostRides } from "./limits.ts";
import type { OnFoot } from "./on-foot.ts";
import { RoundSearch } from "./rounds.ts";
import type { Schedule } from "./schedule.ts";

/** A journey with the search's times: backward, it departs where it ends. */
export interface TimedJourney {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: number;
  readonly journey: Journey;
}

export interface Departures {
  readonly journeys: readonly TimedJourney[];
  /** No journey that leaves until then is missing. */
  readonly complete: number;
}

/** The ways on foot at the origin and at the destination. */
export interface Ends {
  readonly access: ReadonlyMap<number, OnFoot>;
  readonly egress: ReadonlyMap<number, OnFoot>;
}

/** Searches from the destination on, in the other direction: where this one departs, a journey arrives. */
export class ByArrival {
  readonly #reversed: Schedule;
  readonly #labels: Labels;
  readonly #search: RoundSearch;
  readonly #ends: Ends;

  /** `forward` has the labels of the search from the origin on, `labels` those of this one. */
  constructor(schedule: Schedule, forward: Labels, labels: Labels, ends: Ends) {
    this.#reversed = schedule.reversed();
    this.#labels = labels;
    this.#ends = ends;
    const onFoot = labels.onFoot.fill(-1);
    for (const [stop, { seconds }] of ends.access) onFoot[stop] = seconds;
    this.#search = new RoundSearch(this.#reversed, labels, { onFoot, known: forward });
  }

  /**
   * Journeys that leave at `begin`, from where `forward` has searched, or later, of those that none dominates. All that
   * leave up to `complete` are among them: as many as wanted, if `forward` has gone far enough for them.
   *
   * Each number of rides has its earliest arrival, and arrivals until `forward` has dropped what is later. With more
   * rides both are sooner: so the arrivals are gone through from the first to the last, with fewer and fewer rides.
   */
  search(forward: RoundSearch, begin: number, wanted: number): Departures {
    const journeys: TimedJourney[] = [];
    const fewest = forward.best.findIndex((arrival) => arrival < never);
    const best = this.#search.best;
    let [next, complete] = [-never, never];
    this.#search.clear(1 - begin);
    for (let rides = mostRides; rides >= fewest; rides--) {
      const [first, end] = [Math.max(next, forward.best[rides]!), forward.bound[rides]!];
      for (const { time, stops } of departuresWithin(this.#reversed, this.#ends.egress, 1 - end, 1 - first)) {
        journeys.push(...this.#arriveAt(time, stops, rides));
        // What is missing arrives later, and so leaves later than what has as many rides.
        const known = Math.min(complete, -best[fewest]!);
        if (leavingUntil(known, journeys).length >= wanted) return { journeys, complete: known };
      }
      next = Math.max(next, end);
      complete = Math.min(complete, -best[rides]!);
    }
    return { journeys, complete };
  }

  /** The journeys that arrive then and leave later than those before. */
  #arriveAt(time: number, stops: readonly number[], allowedRides: number): TimedJourney[] {
    const { access, egress } = this.#ends;
    const search = this.#search;
    for (const stop of stops) search.start(stop, time + egress.get(stop)!.seconds, egress.get(stop)!.placeStop);
    search.depart(time, allowedRides);
    return [...search.improved.entries()]
      .filter(([, stop]) => stop >= 0)
      .map(([rides, stop]) => ({
        departure: -search.best[rides]!,
        arrival: -time,
        rides,
        journey: journeyOf(this.#reversed, this.#labels, { rides, stop }, access),
      }));
  }
}

export const leavingUntil = (time: number, journeys: readonly TimedJourney[]): TimedJourney[] =>
  journeys.filter(({ departure }) => departure <= time);

export const leavingAfter = (time: number, journeys: readonly TimedJourney[]): TimedJourney[] =>
  journeys.filter(({ departure }) => departure > time);
