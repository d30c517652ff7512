import { flipBit, hasBit, emptyBitSet, type BitSet } from "./bit-set.ts";

const msADay = 86_400_000;
/** Future days that are read: slots are created for 14 months. */
const upcomingDays = 800;

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / msADay;
}

/**
 * On which days each activity can be booked. It follows what is sold; `version` grows with every change,
 * `bookableVersion` where one can be booked again or no more.
 */
export class Seats {
  version = 0;
  bookableVersion = 0;
  /** Activities with a day to book, today or later. */
  readonly bookable: BitSet;
  readonly #size: number;
  readonly #sold: BitSet;
  readonly #today: number;
  /** A set of activities for each day from the first on. */
  readonly #days: BitSet[] = [];
  readonly #dates: string[] = [];
  readonly #offsets = new Map<string, number>();

  /** `today` is Zurich's date; earlier days are left out. */
  constructor(size: number, sold: BitSet, today: string) {
    this.#size = size;
    this.#sold = sold;
    this.#today = dayOf(today);
    this.bookable = emptyBitSet(size);
  }

  /** The activities that can be booked on a date. */
  on(date: string): BitSet {
    return this.#days[this.#offsetOf(date)] ?? emptyBitSet(this.#size);
  }

  /** The next dates of an activity, from one on, so many at most. */
  datesOf(place: number, from: string, most: number): string[] {
    const dates: string[] = [];
    for (let offset = Math.max(0, this.#offsetOf(from)); offset < this.#days.length && dates.length < most; offset++) {
      if (hasBit(this.#days[offset]!, place)) dates.push(this.#dates[offset]!);
    }
    return dates;
  }

  /** How many of the days from a date on, so many of them, an activity can be booked. */
  daysOf(place: number, from: string, days: number): number {
    const first = this.#offsetOf(from);
    let sum = 0;
    for (let offset = Math.max(0, first); offset < Math.min(first + days, this.#days.length); offset++) {
      if (hasBit(this.#days[offset]!, place)) sum++;
    }
    return sum;
  }

  /** Takes over the dates of an activity, in the place of those it had. */
  set(place: number, dates: Iterable<string>): void {
    const wanted = new Set<number>();
    for (const date of dates) {
      const offset = this.#offsetOfSlot(date);
      if (offset >= 0 && offset <= upcomingDays) wanted.add(offset);
    }
    this.#reach(Math.max(-1, ...wanted));
    let changed = false;
    for (const [offset, day] of this.#days.entries()) {
      if (hasBit(day, place) === wanted.has(offset)) continue;
      flipBit(day, place);
      changed = true;
    }
    if (changed) this.version++;
    const isBookable = wanted.size > 0 && hasBit(this.#sold, place);
    if (hasBit(this.bookable, place) === isBookable) return;
    flipBit(this.bookable, place);
    this.bookableVersion++;
  }

  /** Makes the days up to one. */
  #reach(offset: number): void {
    for (let next = this.#days.length; next <= offset; next++) {
      this.#days.push(emptyBitSet(this.#size));
      this.#dates.push(new Date((this.#today + next) * msADay).toISOString().slice(0, 10));
    }
  }

  /** `#offsetOf`, cached: slots have few dates, but a visitor may request any. */
  #offsetOfSlot(date: string): number {
    let offset = this.#offsets.get(date);
    if (offset === undefined) this.#offsets.set(date, (offset = this.#offsetOf(date)));
    return offset;
  }

  #offsetOf(date: string): number {
    return dayOf(date) - this.#today;
  }
}
