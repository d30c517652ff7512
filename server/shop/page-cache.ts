import { LRUCache } from "lru-cache";
import { second, type Clock } from "../clock.ts";
import type { Packed } from "../http/packed.ts";

/** Rendered pages kept, by their size (bytes); the packed ones beside them are a tenth. */
const cacheBytes = 50_000_000;
/** What an entry takes beside its text (bytes): however many addresses have moved, they are bounded too. */
const aroundIt = 1_000;
/** A page may be that old: its elements follow seats and prices by themselves. */
const cacheTtl = 60 * second;

/** A page as it goes out, or the path that it has moved to. */
export type CachedPage =
  | { readonly status: 200 | 404; readonly packed: Packed }
  | { readonly status: 301; readonly path: string };

/** Rendered pages by their keys. Visitors who ask for the same page at once wait for one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #underWay = new Map<string, Promise<CachedPage>>();

  constructor(clock: Clock) {
    this.#pages = new LRUCache({
      maxSize: cacheBytes,
      sizeCalculation: (page, key) =>
        aroundIt + key.length + ("packed" in page ? page.packed.raw.length : page.path.length),
      ttl: cacheTtl,
      // Each time the clock that is given is asked, not one that the library keeps beside.
      ttlResolution: 0,
      // The library takes 0 for "not yet asked".
      perf: { now: () => clock.now() },
    });
  }

  /** The page under a key; made where it isn't kept. */
  async of(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key) ?? this.#underWay.get(key);
    if (cached) return cached;
    const page = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, page);
    this.#pages.set(key, await page);
    return page;
  }
}
