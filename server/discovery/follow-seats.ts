import { setImmediate as nextTurn } from "node:timers/promises";
import { instantAt, minute, second } from "../clock.ts";
import { holdLife } from "../../sdk/contracts/hold-times.ts";
import type { Db } from "../db/connection.ts";
import { listActivitiesWithSeatsMoved, listBookableDates } from "../db/queries/catalogue-columns.ts";
import { placeOf, type CatalogueIndex } from "./catalogue-index.ts";
import type { Seats } from "./seats.ts";

/** How long the loop may be held by one reading (ms), and the most activities that one takes. */
const aim = 5;
const maxActivities = 500;
/**
 * Clocks of processes differ by less, and a hold is written that long after its time at most; and marked as expired,
 * that long.
 */
const margins = { made: 10 * second, ended: minute };

/** Updates a process's view of the seats. */
export class SeatFollower {
  readonly #db: Db;
  readonly #index: CatalogueIndex;
  readonly #seats: Seats;
  /** Activities read in one statement; follows how long the last one took. */
  #batchSize = 16;
  #next = 0;
  #readAt: number;

  constructor(db: Db, index: CatalogueIndex, seats: Seats, now: number) {
    this.#db = db;
    this.#index = index;
    this.#seats = seats;
    this.#readAt = now;
  }

  /** Reads the days of all activities, or of those at these places. */
  async read(
    now: number,
    places: readonly number[] = Array.from({ length: this.#index.size }, (_, place) => place),
  ): Promise<void> {
    for (let start = 0; start < places.length;) {
      const own = places.slice(start, start + this.#batchSize);
      const began = performance.now();
      await this.#readOnce(own, now);
      const took = performance.now() - began;
      start += own.length;
      this.#batchSize = Math.max(
        1,
        Math.min(
          maxActivities,
          took > aim ? this.#batchSize >> 1 : took < aim / 2 ? this.#batchSize * 2 : this.#batchSize,
        ),
      );
      await nextTurn();
    }
  }

  /** What holds of any process have changed since it last looked. */
  async follow(now: number): Promise<void> {
    const moved = await listActivitiesWithSeatsMoved(this.#db, {
      newHolds: instantAt(this.#readAt - margins.made + holdLife),
      ended: instantAt(this.#readAt - margins.ended),
    });
    this.#readAt = now;
    await this.read(
      now,
      moved.map((id) => placeOf(this.#index, id)).filter((place) => place >= 0),
    );
  }

  /** Reads the next part of the catalogue, which finds changes by cut-offs and other causes. */
  async sweep(now: number, share: number): Promise<void> {
    const { size } = this.#index;
    const length = Math.min(size, Math.max(1, Math.ceil(size * share)));
    await this.read(
      now,
      Array.from({ length }, (_, step) => (this.#next + step) % size),
    );
    this.#next = size === 0 ? 0 : (this.#next + length) % size;
  }

  async #readOnce(places: readonly number[], now: number): Promise<void> {
    const { offerIds, offerStarts } = this.#index;
    const offers = places.flatMap((place) => [...offerIds.subarray(offerStarts[place]!, offerStarts[place + 1]!)]);
    const rows = offers.length > 0 ? await listBookableDates(this.#db, offers, instantAt(now)) : [];
    const dates = Map.groupBy(rows, (row) => row.offer_id);
    for (const place of places) {
      const own = [...offerIds.subarray(offerStarts[place]!, offerStarts[place + 1]!)];
      this.#seats.set(
        place,
        own.flatMap((offer) => dates.get(offer)?.map((row) => row.local_date) ?? []),
      );
    }
  }
}
