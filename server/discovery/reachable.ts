import { reachableMinutes } from "../../sdk/contracts/discovery.ts";
import { minute, second, type Clock } from "../clock.ts";
import { dateInZurich, datePlus, daysBetween, instantOfWallTime } from "../domain/wall-time.ts";
import { AppError } from "../errors.ts";
import type { Reached, ReachedStop, TimetablePort } from "../ports/timetable/timetable.ts";
import { emptyBitSet, setBit, type BitSet } from "./bit-set.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { StopGrid } from "./stop-grid.ts";

/** From when one may leave, within the hour: when most begin a day out. */
const leavesAt = "09:00";
/** Answers in the cache: of one place on one day, each a bit for each activity. */
const mostAnswers = 200;
/** How long an answer holds, and what is known of the timetable (ms): another may be imported while the shop serves. */
const answerLife = 10 * minute;
const factsLife = minute;
/** While there is none: the demo's is made as the shop starts. */
const absenceLife = 5 * second;

export interface ReachedActivities extends Pick<Reached, "originNames"> {
  readonly activities: BitSet;
}

interface CachedAnswer {
  readonly at: number;
  readonly answer: Promise<ReachedActivities>;
}

type Timetable = Pick<TimetablePort, "facts" | "edition" | "reachable">;

/**
 * Which activities public transport reaches from a place within an hour, the walk from the last stop counted. The day
 * is that of the date filter, else today; one leaves between nine and ten in the morning. Today's morning counts in the
 * evening too: the list says how far something is, not which train is next. Activities are on sale for longer than
 * timetables are published: a date beyond the timetable counts as its last such weekday.
 */
export class ReachableActivities {
  readonly #index: Pick<CatalogueIndex, "size" | "latitudes" | "longitudes">;
  readonly #timetable: Timetable | undefined;
  readonly #clock: Clock;
  readonly #cache = new Map<string, CachedAnswer>();
  #facts: { readonly at: number; readonly dates: Promise<string | null> } | undefined;
  #lastDates: string | null = null;
  #version = 0;

  constructor(index: CatalogueIndex, timetable: Timetable | undefined, clock: Clock) {
    this.#index = index;
    this.#timetable = timetable;
    this.#clock = clock;
  }

  /** Another number once another timetable is served, also one with the same dates, or it comes or goes. */
  get version(): number {
    return this.#version;
  }

  /** Whether a list can be narrowed by it today. */
  async isOffered(): Promise<boolean> {
    const [first, last] = (await this.#dates())?.split(" ") ?? [];
    const today = dateInZurich(this.#clock.now());
    return first !== undefined && last !== undefined && first <= today && today <= last;
  }

  /**
   * What is reached from a place, by its id. Throws 404 `place_not_found`, 422 `outside_timetable` for a date before
   * it, 502 `provider_unavailable`, and 400 `invalid_input` where the timetable can't say it at all.
   */
  async from(originId: string, date: string | null): Promise<ReachedActivities> {
    const now = this.#clock.now();
    // Whoever asks for narrowed lists alone has to notice another timetable too.
    const [, last] = (await this.#dates())?.split(" ") ?? [];
    const wanted = date ?? dateInZurich(now);
    const day = last !== undefined && wanted > last ? lastSameWeekday(wanted, last) : wanted;
    const key = `${day} ${originId}`;
    const known = this.#cache.get(key);
    this.#cache.delete(key);
    const cached = known && now - known.at < answerLife ? known : { at: now, answer: this.#compute(originId, day) };
    this.#cache.set(key, cached);
    cached.answer.catch(() => this.#cache.get(key) === cached && this.#cache.delete(key));
    if (this.#cache.size > mostAnswers) this.#cache.delete(this.#cache.keys().next().value!);
    return cached.answer;
  }

  async #compute(originId: string, day: string): Promise<ReachedActivities> {
    const timetable = this.#timetable;
    if (!timetable?.reachable)
      throw new AppError("invalid_input", "This shop's timetable can't say what can be reached.", {
        "filters.reachableFrom": "this shop's timetable can't say it",
      });
    const at = instantOfWallTime(day, leavesAt);
    const { originNames, stops } = await timetable.reachable({ originId, at, minutes: reachableMinutes });
    return { originNames, activities: this.#near(stops) };
  }

  #near(stops: readonly ReachedStop[]): BitSet {
    const { size, latitudes, longitudes } = this.#index;
    const grid = new StopGrid(stops);
    const bits = emptyBitSet(size);
    for (let place = 0; place < size; place++)
      if (grid.minutesTo(latitudes[place]!, longitudes[place]!) <= reachableMinutes) setBit(bits, place);
    return bits;
  }

  #dates(): Promise<string | null> {
    const timetable = this.#timetable;
    if (!timetable?.reachable) return Promise.resolve(null);
    const now = this.#clock.now();
    const life = this.#lastDates === null ? absenceLife : factsLife;
    if (!this.#facts || now - this.#facts.at >= life) {
      const dates = Promise.all([timetable.facts(), timetable.edition?.() ?? ""]).then(
        ([{ firstDate, lastDate }, edition]) => `${firstDate} ${lastDate} ${edition}`,
        () => null,
      );
      this.#facts = { at: now, dates };
      void dates.then((text) => {
        if (text !== this.#lastDates) {
          this.#version++;
          if (this.#lastDates !== null) this.#cache.clear();
        }
        this.#lastDates = text;
      });
    }
    return this.#facts.dates;
  }
}

/** The last date of a timetable on the weekday of a date beyond it. */
function lastSameWeekday(date: string, last: string): string {
  return datePlus(date, { days: -7 * Math.ceil(daysBetween(last, date) / 7) });
}
