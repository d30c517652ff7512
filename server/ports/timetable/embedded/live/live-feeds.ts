import { minute, type Clock } from "../../../../clock.ts";
import type { PassLine } from "../served-file.ts";
import type { Router } from "../router/router.ts";
import { readFeedLive, type FeedLive } from "./feed-live.ts";
import { fetchFeed } from "./fetch-feed.ts";
import type { Live, LiveRide } from "./live.types.ts";

/** So long a feed's last good answer counts (ms). */
const goodFor = 5 * minute;

export interface LiveSettings {
  /** Addresses of GTFS-Realtime feeds. */
  readonly urls: readonly string[];
  /** Sent as `Authorization`. */
  readonly key?: string | undefined;
}

interface Feed {
  readonly url: string;
  good: { readonly live: FeedLive; readonly until: number } | null;
  isDown: boolean;
  /** What the log has last of updates that are passed over. */
  ignored: string;
}

/** What GTFS-Realtime feeds say. Of one that fails the last good answer counts for some minutes, then there is none. */
export class LiveFeeds {
  readonly #feeds: readonly Feed[];
  readonly #key: string | undefined;
  readonly #clock: Clock;
  readonly #passLine: PassLine;

  constructor({ urls, key }: LiveSettings, clock: Clock, passLine: PassLine) {
    this.#feeds = urls.map((url) => ({ url, good: null, isDown: false, ignored: "{}" }));
    this.#key = key;
    this.#clock = clock;
    this.#passLine = passLine;
  }

  /** Fetches all feeds; a failing one is no reason to throw. */
  async refresh(router: Router): Promise<void> {
    await Promise.all(this.#feeds.map((feed) => this.#refreshOne(feed, router)));
  }

  /** What is known for a timetable right now. */
  of(router: Router): Live {
    const now = this.#clock.now();
    const lives = this.#feeds.flatMap(({ good }) =>
      good && good.until > now && good.live.router === router ? [good.live] : [],
    );
    return {
      rideOf: (ride) => joined(lives.flatMap((live) => live.rideOf(ride) ?? [])),
      situationsOf: (journey, locale) => lives.flatMap((live) => live.situationsOf(journey, locale)),
    };
  }

  async #refreshOne(feed: Feed, router: Router): Promise<void> {
    const host = new URL(feed.url).host;
    try {
      const bytes = await fetchFeed(feed.url, this.#key);
      const now = this.#clock.now();
      const live = await readFeedLive(bytes, router, now / 1000);
      const madeAt = live.timestamp > 0 ? Math.min(now, 1000 * live.timestamp) : now;
      if (madeAt + goodFor <= now) throw new Error(`the feed is of ${new Date(madeAt).toISOString()}`);
      feed.good = { live, until: madeAt + goodFor };
      if (feed.isDown) this.#passLine("info", { host }, "real time is known again");
      feed.isDown = false;
      this.#reportIgnored(feed, host, live.ignored);
    } catch (cause) {
      if (feed.isDown || (feed.good && feed.good.until > this.#clock.now())) return;
      feed.isDown = true;
      feed.good = null;
      this.#passLine("warn", { host, err: String(cause) }, "no real time: a feed can't be read");
    }
  }

  /** A line once their number changes: a feed is read every half minute. */
  #reportIgnored(feed: Feed, host: string, ignored: FeedLive["ignored"]): void {
    const counts = JSON.stringify(ignored, Object.keys(ignored).toSorted());
    if (counts === feed.ignored) return;
    feed.ignored = counts;
    this.#passLine("info", { host, ignored }, "updates of real time that say nothing of this timetable");
  }
}

function joined(rides: readonly LiveRide[]): LiveRide | null {
  if (rides.length < 2) return rides[0] ?? null;
  return {
    isCancelled: rides.some(({ isCancelled }) => isCancelled),
    calls: rides.find(({ calls }) => calls !== null)?.calls ?? null,
    occupancy: rides.find(({ occupancy }) => occupancy !== null)?.occupancy ?? null,
  };
}
