import type { LoadedCatalogue } from "./loaded-catalogue.ts";
import { second, type Clock } from "../clock.ts";
import { getRevision } from "../db/queries/revision.ts";
import type { Db } from "../db/connection.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { SearchPort } from "../ports/search/search.ts";
import type { TimetablePort } from "../ports/timetable/timetable.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import { buildIndex } from "./build.ts";
import { Cards } from "./cards.ts";
import { SeatFollower } from "./follow-seats.ts";
import { MapAnswers } from "./map-answer.ts";
import { ReachableActivities } from "./reachable.ts";
import { Seats } from "./seats.ts";

/** How often a process checks whether another one has changed the catalogue (ms). */
const checkInterval = second;
/**
 * The share of the catalogue whose seats each check reads: with a check every 5 seconds, everything within 5 minutes.
 */
const maxChangedActivities = 1 / 60;

/** The catalogue that a process answers from, with the answers of the map that it has cached. */
export interface CurrentCatalogue extends LoadedCatalogue {
  readonly map: MapAnswers;
}

/**
 * The read model of lists: each process has an index of the database. Changes of the catalogue by another process are
 * noticed within a second, taken or released seats within 5 seconds, a passed cut-off within 5 minutes.
 */
export class Discovery {
  readonly #services: DiscoveryServices;
  #catalogue: (CurrentCatalogue & { readonly follower: SeatFollower }) | undefined;
  #building: Promise<CurrentCatalogue> | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(services: DiscoveryServices) {
    this.#services = services;
  }

  /** The catalogue as this process knows it: waits for the first reading alone. */
  async current(): Promise<CurrentCatalogue> {
    if (!this.#catalogue) return this.#build();
    if (this.#services.clock.now() - this.#checkedAt >= checkInterval) {
      this.#refresh().catch((cause: unknown) =>
        this.#services.log.error({ err: cause }, "the catalogue could not be read again; lists show what they had"),
      );
    }
    return this.#catalogue;
  }

  /** The catalogue as the database has it now. */
  async fresh(): Promise<CurrentCatalogue> {
    await this.#refresh();
    return this.#building ?? this.#catalogue ?? this.#build();
  }

  /** Brings the seats up to date; for a job, every 5 seconds. */
  async followSeats(): Promise<void> {
    await this.current();
    const now = this.#services.clock.now();
    await this.#catalogue?.follower.follow(now);
    await this.#catalogue?.follower.sweep(now, maxChangedActivities);
  }

  async #refresh(): Promise<void> {
    this.#checkedAt = this.#services.clock.now();
    if (this.#catalogue && (await getRevision(this.#services.db)) !== this.#catalogue.index.revision)
      await this.#build();
  }

  #build(): Promise<CurrentCatalogue> {
    this.#building ??= this.#read().finally(() => (this.#building = undefined));
    return this.#building;
  }

  async #read(): Promise<CurrentCatalogue> {
    const { db, clock, log, env, ports } = this.#services;
    const [began, now] = [performance.now(), clock.now()];
    this.#checkedAt = now;
    const index = await buildIndex(db);
    const seats = new Seats(index.size, index.having.sold, dateInZurich(now));
    const follower = new SeatFollower(db, index, seats, now);
    await follower.read(now);
    // Two processes count their changes apart, so a tag is of one process.
    const maker = Math.random().toString(36).slice(2);
    const reachable = new ReachableActivities(index, ports.timetable, clock);
    const tag = () => `W/"${maker}-${seats.version}-${reachable.version}-${dateInZurich(clock.now())}"`;
    this.#catalogue = {
      index,
      seats,
      follower,
      cards: new Cards(db, index, env.PUBLIC_ORIGIN),
      search: (locale, text) => ports.search.findActivities(locale, text),
      reachable,
      map: new MapAnswers(env.PUBLIC_ORIGIN),
      tag,
    };
    log.info({ activities: index.size, ms: Math.round(performance.now() - began) }, "the catalogue was read for lists");
    return this.#catalogue;
  }
}

export interface DiscoveryServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly env: Pick<Env, "PUBLIC_ORIGIN">;
  readonly ports: {
    readonly search: Pick<SearchPort, "findActivities">;
    /** Without it no list can be narrowed to what public transport reaches. */
    readonly timetable?: Pick<TimetablePort, "facts" | "reachable">;
  };
}
